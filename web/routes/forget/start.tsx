import { ForgetStart } from '../../features/sign-in/index.ts';

/** Where shall the way back in go? */
export default function ForgetStartPage() {
  return <ForgetStart />;
}
