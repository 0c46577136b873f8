import { ConfirmStep } from '../../features/sign-in/index.ts';

/** Where a log-in by the search engine comes back to. */
export default function GoogleConfirmPage() {
  return <ConfirmStep provider="google" />;
}
