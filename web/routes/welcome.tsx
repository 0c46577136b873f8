import { logInFor } from '../../contract/primitives/dialog-flags.ts';
import { addressContext, pageContext } from '../api/context.ts';
import { type LoaderFunctionArgs, redirect } from '../router/answers.ts';
import { Outlet } from '../router/view.tsx';

export const handle = { writes: true };

/** A guest has no first hour, and is shown how to log in. */
export async function loader({ context }: LoaderFunctionArgs) {
  if ((await context.get(pageContext).viewer()) === null) throw redirect(logInFor(context.get(addressContext)));
  return null;
}

/** Asked once: a log-in or log-out loads the page anew. */
export const shouldRevalidate = () => false;

/** Around the three steps after joining. */
export default function WelcomeFrame() {
  return <Outlet />;
}
