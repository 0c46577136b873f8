import { ForgetChange } from '../../features/accounts/index.ts';

/** The new password. */
export default function ForgetChangePage() {
  return <ForgetChange />;
}
