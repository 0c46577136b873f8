import { CompleteStep } from '../../features/sign-in/index.ts';

/** Where a newcomer of the social network completes the registration. */
export default function CompletePage() {
  return <CompleteStep />;
}
