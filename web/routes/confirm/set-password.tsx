import { PasswordStep } from '../../features/sign-in/index.ts';

/** A password after a log-in by the social network. */
export default function SetPasswordPage() {
  return <PasswordStep provider="facebook" />;
}
