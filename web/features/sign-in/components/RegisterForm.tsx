import type { FormEvent, ReactNode, Ref } from 'react';
import { byEmail } from '../../../../contract/primitives/dialog-flags.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/choices.tsx';
import { FieldError, TextInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { Note } from '../../../design/parts.tsx';
import { Segments } from '../../../design/Segments.tsx';
import { useScripted } from '../../../lib/use-scripted.ts';
import { useLocation } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useFlagLink } from '../../../shell/shown-dialog.ts';
import { useT } from '../../../texts/texts.tsx';
import { ChosenPassword, EmailInput, UsernameInput } from '../../members/index.ts';
import { type AskedCode, ImageCodeField, PhoneField } from '../../proofs/index.ts';
import { inviteIn } from '../invite.ts';
import type { FieldFaults, RegisterField, RegisterValues } from '../registration.ts';
import { BeforeScript } from './BeforeScript.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { LogInInstead } from './LogInInstead.tsx';

interface RegisterFormProps {
  values: RegisterValues;
  onChange: (change: Partial<RegisterValues>) => void;
  /** A field was left: time to check it. */
  onLeave: (field: RegisterField) => void;
  onSubmit: () => void;
  /** What is wrong with each field. */
  errors: FieldFaults;
  /** What the server said to the whole. */
  error?: string;
  /** That something is missing or wrong; what, the fields say. */
  required?: string;
  /** The address or number, where an account has it already. */
  taken?: string;
  busy: boolean;
  complete: boolean;
  image: AskedCode;
  /** Where codes are sent by text message; seconds until another can be sent. */
  code?: { onSend: () => void; wait: number; ready: boolean };
  /** By whose invitation. */
  invite?: ReactNode;
  ref?: Ref<HTMLFormElement>;
  children?: ReactNode;
}

type TextField = Exclude<RegisterField, 'agreed'>;

/** What ties a field to its value, its error and its checks. */
const tieTo = (props: RegisterFormProps, name: TextField) => ({
  name,
  value: props.values[name],
  error: props.errors[name],
  onChange: (event: { target: { value: string } }) => props.onChange({ [name]: event.target.value }),
  onBlur: () => props.onLeave(name),
});

/** The body of the registration dialog: by phone or by e-mail. */
export function RegisterForm(props: RegisterFormProps) {
  const { values, onChange, onSubmit, errors, error, required, busy, complete, ref, children } = props;
  const t = useT();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const byPhone = values.way === 'phone';
  const scripted = useScripted();
  // Without script the browser itself goes to the field that was refused.
  const tied = (name: TextField) => ({ ...tieTo(props, name), autoFocus: !scripted && errors[name] !== undefined });
  return (
    <form
      ref={ref}
      method="post"
      action={formAction(byPhone ? 'sign-in.register-mobile' : 'sign-in.register-email')}
      className="roomy flex flex-col gap-0.5"
      onSubmit={submit}
      noValidate={scripted}
    >
      {scripted || <RegisterBeforeScript byCode={byPhone && props.code !== undefined} />}
      <Ways way={values.way} onChange={(way) => onChange({ way })} />
      {byPhone ? (
        <PhoneField country={values.country} onCountry={(country) => onChange({ country })} tied={tied('phone')} />
      ) : (
        <EmailInput {...tied('email')} data-focus-first />
      )}
      {props.taken && <LogInInstead name={props.taken} />}
      <UsernameInput
        after={errors.username && <Icon name="circle-alert" className="text-danger-text" />}
        {...tied('username')}
      />
      <ChosenPassword {...tied('password')} />
      <ImageCodeField image={props.image} tied={tied('imageCode')} />
      {byPhone && <PhoneCodeField {...props} />}
      <Agreement agreed={values.agreed} error={errors.agreed} onChange={(agreed) => onChange({ agreed })} />
      {error && <Note tone="error">{error}</Note>}
      <Button
        type="submit"
        wide
        // Pressed all the same it sends nothing: it says what is missing, and leads there.
        aria-disabled={scripted && !complete ? true : undefined}
        aria-describedby="register-off"
        busy={busy && t('sign-in.creatingAccount')}
      >
        {t('shell.createAccount')}
      </Button>
      <p id="register-off" className="hint min-h-4 text-center">
        {required ?? (scripted && !complete && t('sign-in.createAccountOff'))}
      </p>
      {props.invite}
      {children}
    </form>
  );
}

/** By phone or by e-mail: without script two pages. */
function Ways({ way, onChange }: { way: RegisterValues['way']; onChange: (way: RegisterValues['way']) => void }) {
  const t = useT();
  const scripted = useScripted();
  const to = useFlagLink('showregister');
  const label = t('sign-in.registerBy');
  if (scripted) {
    const options = [
      { value: 'phone', label: t('shell.phone') },
      { value: 'email', label: t('shell.email') },
    ] as const;
    return <Segments label={label} value={way} onChange={onChange} options={options} />;
  }
  return (
    <nav aria-label={label} className="segments">
      <Link to={to} aria-current={way === 'phone' || undefined}>
        {t('shell.phone')}
      </Link>
      <Link to={`${to}=${byEmail}`} aria-current={way === 'email' || undefined}>
        {t('shell.email')}
      </Link>
    </nav>
  );
}

/** What the form sends beside its fields before there is script; a code by text message needs script. */
function RegisterBeforeScript({ byCode }: { byCode: boolean }) {
  const t = useT();
  const { iso } = useLocale();
  const invite = inviteIn(useLocation().search);
  return (
    <>
      <BeforeScript />
      <input type="hidden" name="nationality" value={iso} />
      {invite && <input type="hidden" name="invite" value={invite} />}
      {byCode && <NeedsScript>{t('shell.needsScript')}</NeedsScript>}
    </>
  );
}

/** Only where codes are sent by text message. */
function PhoneCodeField(props: RegisterFormProps) {
  const t = useT();
  if (!props.code) return null;
  const { onSend, wait, ready } = props.code;
  return (
    <TextInput
      label={t('sign-in.phoneCode')}
      hint={ready ? undefined : t('sign-in.sendCodeOff')}
      inputMode="numeric"
      autoComplete="one-time-code"
      beside={
        <Button kind="quiet" className="min-h-12 flex-none" disabled={!ready || wait > 0} onClick={onSend}>
          {wait > 0 ? t('sign-in.sendAgain', { seconds: wait }) : t('shell.sendCode')}
        </Button>
      }
      {...tieTo(props, 'phoneCode')}
    />
  );
}

interface AgreementProps {
  agreed: boolean;
  error?: string;
  onChange: (agreed: boolean) => void;
}

function Agreement({ agreed, error, onChange }: AgreementProps) {
  const t = useT();
  return (
    <div>
      <Checkbox
        className="text-sm"
        name="agreed"
        checked={agreed}
        required
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={error ? true : undefined}
      >
        {t('sign-in.agree')} <LegalLinks />
      </Checkbox>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
