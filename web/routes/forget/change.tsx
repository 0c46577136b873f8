import { ForgetChange } from '../../features/sign-in/index.ts';

/** The new password. */
export default function ForgetChangePage() {
  return <ForgetChange />;
}
