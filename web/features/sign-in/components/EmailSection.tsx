import { type FormEvent, useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { FieldError } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { InPlace } from '../../../design/InPlace.tsx';
import { Card, Note, Tag } from '../../../design/parts.tsx';
import { useStateOf } from '../../../lib/use-state-of.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { wordsOfSaid } from '../../../session/refused-form.ts';
import { useT } from '../../../texts/texts.tsx';
import { EmailInput, OwnPasswordInput, SubmitRow } from '../../members/index.ts';
import {
  AddressForm,
  CodeForm,
  changeEmail,
  type EmailState,
  emailState,
  sendCodeAction,
  sendEmailCode,
  useSaidProof,
} from '../../proofs/index.ts';
import { useLinkedAccounts } from '../third-party-queries.ts';
import { FirstPassword } from './FirstPassword.tsx';

type Doing = 'verify' | 'change' | undefined;

/** A code that is under way is asked for at once: it may have been sent before there was script, or on another device. */
const opensWith = ({ open, email, verified }: EmailState): Doing =>
  open && !verified && (open.email === email || email === '') ? 'verify' : undefined;

/** The own e-mail address in the account's settings: its state, its proof, its change. */
export function EmailSection({ loaded }: { loaded: EmailState }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [{ state, doing }, set] = useStateOf(loaded, {
    begin: () => ({ loaded, state: loaded, doing: opensWith(loaded) }),
  });
  const choose = (next: Doing) => set((before) => ({ ...before, doing: next }));
  const reload = async () => {
    const next = await emailState();
    set((before) => ({ ...before, state: next }));
  };
  const done = async () => {
    choose(undefined);
    await reload();
    void revalidate();
  };
  const tag = state.email && (
    <Tag tone={state.verified ? 'success' : 'value'}>{t(state.verified ? 'proof.verified' : 'proof.unverified')}</Tag>
  );
  return (
    <Card title={t('shell.email')} aside={tag}>
      <div className="flex flex-col gap-3">
        <p className="text-md break-all" dir="auto">
          {state.email || t('proof.noEmail')}
        </p>
        {!state.verified && <p className="text-sm text-ink-2">{t(state.email ? 'proof.whyVerify' : 'proof.whyAdd')}</p>}
        <InPlace shows={doing}>
          {doing === 'verify' && state.open && (
            <div className="flex flex-col gap-2">
              <CodeForm open={state.open} reload={reload} onDone={done} inSettings />
              <Button kind="text" onClick={() => choose(undefined)}>
                {t('shell.cancel')}
              </Button>
            </div>
          )}
          {doing === 'change' && (
            <Change state={state} reload={reload} onDone={done} onCancel={() => choose(undefined)} />
          )}
          {(doing === undefined || (doing === 'verify' && !state.open)) && (
            <Ways state={state} reload={reload} onChoose={choose} />
          )}
        </InPlace>
      </div>
    </Card>
  );
}

interface WaysProps {
  state: EmailState;
  reload: () => Promise<void>;
  onChoose: (way: Doing) => void;
}

/** A code for the own address, or for a first one; another address in its place. */
function Ways({ state, reload, onChoose }: WaysProps) {
  const t = useT();
  const { busy, words, run } = useAct();
  const said = useSaidProof();
  const verify = () =>
    run(async () => {
      if (!state.open) await sendEmailCode(state.email);
      await reload();
      onChoose('verify');
    });
  if (state.email === '') return <AddressForm state={state} reload={reload} onSent={() => onChoose('verify')} />;
  const error = words ?? wordsOfSaid(said);
  return (
    <div className="flex flex-wrap gap-2">
      {!state.verified && (
        <FormButton
          className="btn btn-primary"
          action={sendCodeAction(state.email)}
          busy={busy && t('shell.sending')}
          onClick={() => void verify()}
        >
          <Icon name="mail" />
          {t('proof.verify.confirm')}
        </FormButton>
      )}
      <Button kind="outline" icon="pencil" onClick={() => onChoose('change')}>
        {t('proof.changeEmail')}
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

interface ChangeProps {
  state: EmailState;
  reload: () => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
}

/** Another address: by the password, and by the code that is sent there. */
function Change({ state, reload, onDone, onCancel }: ChangeProps) {
  const t = useT();
  const { busy, refusal, words, run } = useAct();
  const { value: linked } = useLinkedAccounts();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  if (linked && !linked.hasPassword) return <FirstPassword linked={linked} />;
  if (state.open && state.open.email !== state.email)
    return <CodeForm open={state.open} reload={reload} onDone={onDone} inSettings />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await changeEmail(email, password);
      await reload();
    });
  };
  const ofPassword = /password|credentials|locked/.test(refusal ?? '');
  return (
    <form className="flex flex-col gap-4" onSubmit={send} noValidate>
      <Note>{t('proof.changeText')}</Note>
      <EmailInput
        label={t('proof.newEmail')}
        value={email}
        error={ofPassword ? undefined : words}
        onChange={(event) => setEmail(event.target.value)}
      />
      <OwnPasswordInput
        value={password}
        error={ofPassword ? words : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <SubmitRow
        word={t('proof.verify.send')}
        busy={busy && t('shell.sending')}
        disabled={email.trim() === '' || password === ''}
        onCancel={onCancel}
      />
    </form>
  );
}
