import type { FormEvent, ReactNode, Ref } from 'react';
import { memberLimits } from '../../../../contract/domains/members/limits.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { onEnter } from '../../../lib/enter-key.ts';
import { useScripted } from '../../../lib/use-scripted.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { OwnPasswordInput } from '../../members/index.ts';
import { BeforeScript } from './BeforeScript.tsx';

export interface LoginValues {
  username: string;
  password: string;
  remember: boolean;
}

/** The field that something is wrong with. */
export type LoginField = 'username' | 'password';

interface LoginFormProps {
  values: LoginValues;
  onChange: (change: Partial<LoginValues>) => void;
  onSubmit: () => void;
  busy: boolean;
  /** The server's words, or what is missing; said at the field that is `wrong`, else above the form. */
  error?: string;
  wrong?: LoginField;
  ref?: Ref<HTMLFormElement>;
  /** Logs in by a call that no page's form makes: it waits for the page's code. */
  byScript?: boolean;
  /** The way to registration, and other ways in. */
  children?: ReactNode;
}

/** The body of the log-in dialog. The button works once both fields are filled. */
export function LoginForm({ values, onChange, onSubmit, busy, error, wrong, ref, byScript, children }: LoginFormProps) {
  const t = useT();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const scripted = useScripted();
  const complete = values.username !== '' && values.password !== '';
  // Browsers send no form whose button is off; Enter then asks what is missing.
  const ask = complete ? undefined : onEnter(onSubmit);
  return (
    <form
      ref={ref}
      method="post"
      action={byScript ? undefined : formAction('sign-in.login')}
      className="flex flex-col gap-4"
      onSubmit={submit}
      noValidate
    >
      {scripted || byScript || <BeforeScript />}
      {error && !wrong && <Note tone="error">{error}</Note>}
      <TextInput
        label={t('sign-in.loginName')}
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        data-focus-first
        maxLength={memberLimits.emailMax}
        value={values.username}
        error={wrong === 'username' ? error : undefined}
        onChange={(event) => onChange({ username: event.target.value })}
        onKeyDown={ask}
      />
      <OwnPasswordInput
        value={values.password}
        error={wrong === 'password' ? error : undefined}
        onChange={(event) => onChange({ password: event.target.value })}
        onKeyDown={ask}
      />
      <RememberRow remember={values.remember} onChange={(remember) => onChange({ remember })} />
      <div className="flex flex-col gap-1">
        <Button
          type="submit"
          wide
          disabled={scripted && !complete}
          aria-describedby="login-off"
          busy={busy && t('sign-in.loggingIn')}
        >
          {t('shell.logIn')}
        </Button>
        <p id="login-off" className="hint min-h-4 text-center">
          {scripted && !complete && t('sign-in.logInOff')}
        </p>
      </div>
      {children}
    </form>
  );
}

function RememberRow({ remember, onChange }: { remember: boolean; onChange: (remember: boolean) => void }) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <Checkbox
        className="text-sm"
        name="remember"
        checked={remember}
        onChange={(event) => onChange(event.target.checked)}
      >
        {t('sign-in.remember')}
      </Checkbox>
      <Link to="/forget" className="link inline-flex min-h-11 items-center text-sm">
        {t('sign-in.forgotPassword')}
      </Link>
    </div>
  );
}
