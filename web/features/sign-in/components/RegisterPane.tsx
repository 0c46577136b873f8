import { useRef } from 'react';
import { useT } from '../../../texts/texts.tsx';
import { InsecureNote } from './InsecureNote.tsx';
import { InviteField } from './InviteField.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SwitchTo } from './SwitchTo.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useInvite } from './use-invite.ts';
import { useRegistration } from './use-registration.ts';

/** The registration dialog's body. */
export function RegisterPane({ onDone }: { onDone: () => void }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const invite = useInvite();
  const registration = useRegistration(form, invite.code, onDone);
  useFirstFocus(form);
  return (
    <RegisterForm
      ref={form}
      values={registration.values}
      onChange={registration.change}
      onLeave={registration.leave}
      onSubmit={registration.submit}
      errors={registration.errors}
      error={registration.error}
      required={registration.required}
      taken={registration.taken}
      busy={registration.busy}
      complete={registration.complete}
      image={registration.image}
      code={registration.code}
      invite={<InviteField invite={invite} />}
    >
      <InsecureNote />
      <SwitchTo question={t('sign-in.haveAccount')} answer={t('shell.logIn')} to="showlogin" />
    </RegisterForm>
  );
}
