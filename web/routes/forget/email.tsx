import { ForgetByEmail } from '../../features/sign-in/index.ts';

/** A letter is on its way, or asked for. */
export default function ForgetEmailPage() {
  return <ForgetByEmail />;
}
