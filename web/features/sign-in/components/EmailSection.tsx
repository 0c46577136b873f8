import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { InPlace } from '../../../design/InPlace.tsx';
import { Card, Note, Tag } from '../../../design/parts.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { EmailInput, emailWords, OwnPasswordInput, SubmitRow } from '../../members/index.ts';
import { CodeForm, changeEmail, EmailProof, type EmailState, emailState } from '../../proofs/index.ts';
import { useLinkedAccounts } from '../third-party-queries.ts';
import { FirstPassword } from './FirstPassword.tsx';

/** The own e-mail address in the account's settings: its state, its proof, its change. */
export function EmailSection() {
  const t = useT();
  const { value, error, reload } = useLoaded(emailState);
  const { revalidate } = useRevalidator();
  const [doing, setDoing] = useState<'verify' | 'change'>();
  const done = async () => {
    setDoing(undefined);
    await reload();
    revalidate();
  };
  const tag = value?.email && (
    <Tag tone={value.verified ? 'success' : 'value'}>{t(value.verified ? 'proof.verified' : 'proof.unverified')}</Tag>
  );
  return (
    <Card title={t('shell.email')} aside={tag}>
      {error !== undefined && <ErrorState message={error} onRetry={reload} />}
      {value === undefined && error === undefined && <div className="skeleton h-12" />}
      {value && (
        <div className="flex flex-col gap-3">
          <p className="text-md break-all" dir="auto">
            {value.email || t('proof.noEmail')}
          </p>
          {!value.verified && (
            <p className="text-sm text-ink-2">{t(value.email ? 'proof.whyVerify' : 'proof.whyAdd')}</p>
          )}
          <InPlace shows={doing}>
            {doing === undefined && <Ways state={value} onChoose={setDoing} />}
            {doing === 'verify' && <EmailProof onDone={done} onCancel={() => setDoing(undefined)} />}
            {doing === 'change' && (
              <Change state={value} reload={reload} onDone={done} onCancel={() => setDoing(undefined)} />
            )}
          </InPlace>
        </div>
      )}
    </Card>
  );
}

function Ways({ state, onChoose }: { state: EmailState; onChoose: (way: 'verify' | 'change') => void }) {
  const t = useT();
  return (
    <div className="flex flex-wrap gap-2">
      {!state.verified && (
        <Button icon="mail" onClick={() => onChoose('verify')}>
          {t(state.email ? 'proof.verify.confirm' : 'proof.addEmail')}
        </Button>
      )}
      {state.email && (
        <Button kind="outline" icon="pencil" onClick={() => onChoose('change')}>
          {t('proof.changeEmail')}
        </Button>
      )}
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
        error={ofPassword ? undefined : emailWords(t, refusal, words, email)}
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
