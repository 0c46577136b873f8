import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { accountLimits } from '../../../../../contract/domains/accounts/limits.ts';
import { safetyLimits } from '../../../../../contract/domains/accounts/safety-limits.ts';
import { Button } from '../../../../design/Button.tsx';
import { PasswordInput, TextInput } from '../../../../design/fields.tsx';
import { useSession } from '../../../../session/root-data.ts';
import { useT } from '../../../../texts/texts.tsx';
import { hasPasskeys, isGivenUp, offersPasskey, passkeyProof } from '../../passkeys.ts';
import { type Proof, readTwoStep } from '../../safety.ts';
import { useLinkedAccounts } from '../../third-party-queries.ts';
import { FirstPassword } from '../FirstPassword.tsx';
import { useWork } from '../proof/use-work.ts';

interface OwnerProofProps {
  /** What is done with the proof; a refusal is said here. */
  onProof: (proof: Proof) => Promise<void>;
  onCancel: () => void;
  action: string;
  busyText: string;
  danger?: boolean;
  children?: ReactNode;
}

/** Asks who holds the log-in to show that they own the account: password, code or passkey. */
export function OwnerProof({ onProof, onCancel, action, busyText, danger, children }: OwnerProofProps) {
  const t = useT();
  const viewer = useSession();
  const { busy, failed, run } = useWork();
  const { data: linked } = useLinkedAccounts();
  const [codes, setCodes] = useState(false);
  const [by, setBy] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState('');
  useEffect(() => {
    // Without an answer the password serves.
    readTwoStep().then(
      ({ on }) => setCodes(on),
      () => undefined,
    );
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(() => onProof({ [by]: typed }));
  };
  const byPasskey = () =>
    run(async () => {
      try {
        await onProof(await passkeyProof());
      } catch (failure) {
        if (!isGivenUp(failure)) throw failure;
      }
    });
  const field = {
    value: typed,
    error: failed?.msg,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
  const change = () => {
    setBy(by === 'password' ? 'code' : 'password');
    setTyped('');
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {/* Password managers ask whose password this is. */}
      <input type="text" autoComplete="username" value={viewer?.username ?? ''} readOnly hidden />
      {children}
      {by === 'password' && linked && !linked.hasPassword && <FirstPassword linked={linked} />}
      {by === 'password' && linked?.hasPassword !== false && (
        <PasswordInput
          {...field}
          label={t('shell.password')}
          name="password"
          autoComplete="current-password"
          data-focus-first
          maxLength={accountLimits.passwordMax}
        />
      )}
      {by === 'code' && <CodeInput {...field} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind={danger ? 'danger' : 'primary'} disabled={typed === ''} busy={busy && busyText}>
          {action}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('safety.cancel')}
        </Button>
      </div>
      <OtherProofs busy={busy} by={by} onPasskey={byPasskey} onChange={codes ? change : undefined} />
    </form>
  );
}

interface OtherProofsProps {
  busy: boolean;
  by: 'password' | 'code';
  onPasskey: () => void;
  /** Between password and code, where there are codes. */
  onChange: (() => void) | undefined;
}

/** The proofs beside the one that is asked for; a passkey where this browser has used one here. */
function OtherProofs({ busy, by, onPasskey, onChange }: OtherProofsProps) {
  const t = useT();
  const [passkeys, setPasskeys] = useState(false);
  useEffect(() => setPasskeys(hasPasskeys() && offersPasskey()), []);
  if (!passkeys && !onChange) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {passkeys && (
        <Button kind="outline" small icon="key-round" onClick={onPasskey} disabled={busy}>
          {t('safety.byPasskey')}
        </Button>
      )}
      {onChange && (
        <Button kind="outline" small onClick={onChange} disabled={busy}>
          {t(by === 'password' ? 'safety.byCode' : 'safety.byPassword')}
        </Button>
      )}
    </div>
  );
}

interface CodeInputProps {
  value: string;
  error?: string;
  onChange: (event: { target: { value: string } }) => void;
  hint?: string;
}

/** A code of the app, or a recovery code. */
export function CodeInput({ value, error, onChange, hint }: CodeInputProps) {
  const t = useT();
  return (
    <TextInput
      label={t('safety.code')}
      hint={hint ?? t('safety.codeHint')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      data-focus-first
      maxLength={safetyLimits.codeField}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
