import { PasswordStep } from '../../features/sign-in/index.ts';

/** A password after a log-in by the search engine. */
export default function SetPasswordGooglePage() {
  return <PasswordStep provider="google" />;
}
