import { ConfirmStep } from '../../features/sign-in/index.ts';

/** Where a log-in by the social network comes back to. */
export default function ConfirmPage() {
  return <ConfirmStep provider="facebook" />;
}
