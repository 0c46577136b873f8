import type { ComponentProps } from 'react';
import { memberLimits } from '../../../../contract/domains/members/limits.ts';
import { proofLimits, secondStepLimits } from '../../../../contract/domains/proofs/limits.ts';
import { digitsIn } from '../../../../contract/primitives/figures.ts';

import { Button, type ButtonKind } from '../../../design/Button.tsx';
import { PasswordInput, TextInput } from '../../../design/fields.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

type InputProps = Omit<ComponentProps<typeof TextInput>, 'label'> & { label?: string };

/** An e-mail address; the reader's own unless `autoComplete` says otherwise. */
export function EmailInput({ label, ...rest }: InputProps) {
  const t = useT();
  return (
    <TextInput
      label={label ?? t('shell.email')}
      // A field of the type `email` takes ASCII alone.
      inputMode="email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={memberLimits.emailMax}
      {...rest}
    />
  );
}

/** The password that the account has. */
export function OwnPasswordInput({ label, ...rest }: InputProps) {
  const t = useT();
  return (
    <PasswordInput
      label={label ?? t('shell.password')}
      name="password"
      autoComplete="current-password"
      maxLength={proofLimits.passwordMax}
      {...rest}
    />
  );
}

/** A name that somebody chooses for their account. */
export function UsernameInput(props: InputProps) {
  const t = useT();
  const { usernameMin, usernameFieldMax } = memberLimits;
  return (
    <TextInput
      label={t('shell.username')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={usernameFieldMax}
      hint={t('shell.usernameHint', { min: usernameMin, max: usernameFieldMax })}
      {...props}
    />
  );
}

/** A password that somebody chooses: typed once, since its button shows it; what is sent repeats it. */
export function ChosenPassword(props: InputProps) {
  const t = useT();
  const { passwordMin, passwordMax } = proofLimits;
  return (
    <PasswordInput
      label={t('shell.password')}
      autoComplete="new-password"
      maxLength={passwordMax}
      hint={t('shell.passwordHint', { min: passwordMin, max: passwordMax })}
      {...props}
    />
  );
}

type CodeProps = Omit<InputProps, 'onChange'> & { value: string; onChange: (code: string) => void };

/** The figures of an e-mail or a message; a code that is pasted with blanks in it is one, too. */
export function SentCodeInput({ onChange, ...rest }: CodeProps) {
  const t = useT();
  return (
    <TextInput
      label={t('proof.code')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      className="num"
      onChange={(event) => onChange(digitsIn(event.target.value).slice(0, proofLimits.codeDigits))}
      {...rest}
    />
  );
}

/** A code of the app, or a recovery code. */
export function TwoStepCodeInput({ onChange, ...rest }: CodeProps) {
  const t = useT();
  return (
    <TextInput
      label={t('safety.code')}
      hint={t('safety.codeHint')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      data-focus-first
      maxLength={secondStepLimits.codeField}
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  );
}

/** Whose password a form speaks of, for password managers: the reader's unless `name` says otherwise. */
export function WhosePassword({ name }: { name?: string }) {
  const viewer = useSession();
  return <input type="text" autoComplete="username" value={name ?? viewer?.username ?? ''} readOnly hidden />;
}

interface SubmitRowProps {
  word: string;
  /** The -ing text while the form is on its way. */
  busy: string | false;
  disabled: boolean;
  kind?: ButtonKind;
  onCancel: () => void;
}

/** The end of a form within a page: send it, or leave it. */
export function SubmitRow({ word, busy, disabled, kind, onCancel }: SubmitRowProps) {
  const t = useT();
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" kind={kind} disabled={disabled} busy={busy}>
        {word}
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        {t('shell.cancel')}
      </Button>
    </div>
  );
}
