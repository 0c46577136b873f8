import { DialogLink } from '../../../shell/DialogLink.tsx';
import { useT } from '../../../texts/texts.tsx';
import { setNameForLogin } from '../login-name.ts';

/** The way to log-in from an address or number that an account has, with it filled in. */
export function LogInInstead({ name }: { name: string }) {
  const t = useT();
  return (
    <DialogLink
      flag="showlogin"
      className="link inline-flex min-h-11 items-center text-sm"
      onOpen={() => setNameForLogin(name)}
    >
      {t('sign-in.logInInstead')}
    </DialogLink>
  );
}
