import { ForgetByEmail } from '../../features/sign-in/index.ts';

/** An e-mail is on its way, or asked for. */
export default function ForgetEmailPage() {
  return <ForgetByEmail />;
}
