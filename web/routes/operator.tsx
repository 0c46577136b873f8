import { logInFor } from '../../contract/primitives/dialog-flags.ts';
import { addressContext } from '../api/context.ts';
import { ConsoleFrame, type Overview, overviewFor } from '../features/operators/index.ts';
import { type LoaderFunctionArgs, redirect } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { Outlet } from '../router/view.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { writes: true };

/** Operators, and moderators on pages of theirs: a guest is shown the way in, everybody else the permission page. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Overview> {
  const overview = await overviewFor(context);
  if (overview === null) throw redirect(logInFor(context.get(addressContext)));
  return overview;
}

/** Around every page of the console. */
export default function OperatorFrame() {
  const t = useT();
  return (
    <ConsoleFrame overview={useLoaderData<typeof loader>()}>
      <PageMeta title={t('operators.title')} hidden />
      <Outlet />
    </ConsoleFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ConsoleFrame overview={null}>
      <ErrorPage error={error} />
    </ConsoleFrame>
  );
}
