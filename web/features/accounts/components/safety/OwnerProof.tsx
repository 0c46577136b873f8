import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { accountLimits } from '../../../../../contract/domains/accounts/limits.ts';
import { safetyLimits } from '../../../../../contract/domains/accounts/safety-limits.ts';
import { Button } from '../../../../design/Button.tsx';
import { PasswordInput, TextInput } from '../../../../design/fields.tsx';
import { useSession } from '../../../../session/root-data.ts';
import { useT } from '../../../../texts/texts.tsx';
import { hasPasskeys, isGivenUp, offersPasskey, passkeyProof } from '../../passkeys.ts';
import type { Proof } from '../../safety.ts';
import { useWork } from '../proof/use-work.ts';

interface OwnerProofProps {
  /** What is done with the proof; a refusal is said here. */
  onProof: (proof: Proof) => Promise<void>;
  onCancel: () => void;
  action: string;
  busyText: string;
  danger?: boolean;
  /** The member has two-step codes: one of them serves too. */
  codes?: boolean;
  children?: ReactNode;
}

/** Asks who holds the log-in to show that they own the account: password, code or passkey. */
export function OwnerProof({ onProof, onCancel, action, busyText, danger, codes, children }: OwnerProofProps) {
  const t = useT();
  const viewer = useSession();
  const { busy, failed, run } = useWork();
  const [by, setBy] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState('');
  const [passkeys, setPasskeys] = useState(false);
  useEffect(() => setPasskeys(hasPasskeys() && offersPasskey()), []);
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
      {by === 'password' ? (
        <PasswordInput
          {...field}
          label={t('shell.password')}
          name="password"
          autoComplete="current-password"
          data-focus-first
          maxLength={accountLimits.passwordMax}
        />
      ) : (
        <CodeInput {...field} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind={danger ? 'danger' : 'primary'} disabled={typed === ''} busy={busy && busyText}>
          {action}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('safety.cancel')}
        </Button>
      </div>
      {(passkeys || codes) && (
        <div className="flex flex-wrap gap-2">
          {passkeys && (
            <Button kind="outline" small icon="key-round" onClick={byPasskey} disabled={busy}>
              {t('safety.byPasskey')}
            </Button>
          )}
          {codes && (
            <Button kind="outline" small onClick={change} disabled={busy}>
              {t(by === 'password' ? 'safety.byCode' : 'safety.byPassword')}
            </Button>
          )}
        </div>
      )}
    </form>
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
