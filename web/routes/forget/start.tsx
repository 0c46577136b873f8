import { ForgetStart } from '../../features/accounts/index.ts';

/** Where shall the way back in go? */
export default function ForgetStartPage() {
  return <ForgetStart />;
}
