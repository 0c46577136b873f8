import { PasswordStep } from '../../features/sign-in/index.ts';
import { texts } from '../../texts/handle.ts';

export const handle = texts('proof');

/** A password after a log-in by the search engine. */
export default function SetPasswordGooglePage() {
  return <PasswordStep provider="google" />;
}
