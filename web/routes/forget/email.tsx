import { ForgetByEmail } from '../../features/accounts/index.ts';

/** A letter is on its way, or asked for. */
export default function ForgetEmailPage() {
  return <ForgetByEmail />;
}
