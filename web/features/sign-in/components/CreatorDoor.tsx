import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { isRefusal } from '../../../api/wire.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Button } from '../../../design/Button.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { showError } from '../../../design/toasts.ts';
import {
  creatorVersion,
  enterCreatorSite,
  leaveBrokenCreatorSite,
  logOutCreator,
} from '../../../session/creator-session.ts';
import { useSession } from '../../../session/root-data.ts';
import { useLeaving } from '../../../session/use-leaving.ts';
import { useT } from '../../../texts/texts.tsx';
import { type Entered, logInCreator } from '../mutations.ts';
import { InsecureNote } from './InsecureNote.tsx';
import { LoginForm, type LoginValues } from './LoginForm.tsx';
import { SecondStep } from './safety/SecondStep.tsx';

export type StoredInfo = DataOf<Calls['sign-in.store-info']>;

interface CreatorDoorProps {
  /** Who is logged in on the creator site. */
  info: StoredInfo | null;
  /** The stored info can't be read: it is cleared. */
  broken: boolean;
}

/** The creator site's log-in, and who came in by it. */
export function CreatorDoor({ info, broken }: CreatorDoorProps) {
  const t = useT();
  const viewer = useSession();
  useEffect(() => {
    if (broken) leaveBrokenCreatorSite();
  }, [broken]);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h1 className="heading text-2xl">{t('sign-in.creatorTitle')}</h1>
        <p className="text-md text-ink-2">
          {viewer && !viewer.isCreator
            ? t('sign-in.creatorNot', { username: viewer.username })
            : t(info ? 'sign-in.creatorIn' : 'sign-in.creatorText')}
        </p>
      </div>
      {info ? <CreatorInside info={info} /> : <CreatorLogin />}
    </div>
  );
}

function CreatorLogin() {
  const t = useT();
  const [values, setValues] = useState<LoginValues>({ username: '', password: '', remember: true });
  const [busy, setBusy] = useState(false);
  const [ticket, setTicket] = useState<string>();
  const letIn = ({ user, headers }: Entered) => enterCreatorSite(user, headers, values.remember);
  const backToPassword = useCallback((said?: string) => {
    setTicket(undefined);
    if (said !== undefined) showError(said);
  }, []);
  const logIn = async () => {
    if (values.username.trim() === '') return showError(t('sign-in.refusal.username_empty'));
    if (values.password === '') return showError(t('proofs.refusal.password_empty'));
    setBusy(true);
    try {
      await letIn(await logInCreator(values.username, values.password));
    } catch (failure) {
      setBusy(false);
      if (isRefusal(failure) && failure.refusal === 'accounts.two_step_needed')
        return setTicket(String(failure.extra.ticket));
      // The server's words as an error toast (D1 §4, §8).
      showError(isRefusal(failure) ? failure.msg : t('common.network.failed'));
    }
  };
  if (ticket !== undefined) return <SecondStep ticket={ticket} onEntered={letIn} onBack={backToPassword} />;
  return (
    <LoginForm
      values={values}
      onChange={(change) => setValues((now) => ({ ...now, ...change }))}
      onSubmit={logIn}
      busy={busy}
      byScript
    >
      <NeedsScript>{t('shell.needsScript')}</NeedsScript>
      <InsecureNote />
    </LoginForm>
  );
}

const never = () => () => undefined;

function CreatorInside({ info }: { info: StoredInfo }) {
  const t = useT();
  const { leaving, leave } = useLeaving(logOutCreator);
  const version = useSyncExternalStore(never, creatorVersion, () => '');
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar
          name={info.member_username}
          country={countryCodeOf(info.space.conutry_fid)}
          info={plainPortrait(info.member_avatar)}
          size="lg"
          decorative
        />
        <div className="min-w-0">
          <p className="truncate font-bold" dir="auto">
            {info.member_username}
          </p>
          <p className="text-sm text-ink-2">{info.grouptitle}</p>
          {version !== '' && <p className="text-xs text-ink-3">{t('sign-in.creatorVersion', { version })}</p>}
        </div>
      </div>
      <Button kind="outline" icon="log-out" busy={leaving && t('sign-in.leaving')} onClick={leave}>
        {t('shell.logOut')}
      </Button>
    </>
  );
}
