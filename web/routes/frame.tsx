import { Outlet } from '../router/view.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';

/** Around every page: what fails in one is shown in its place, and the shell stays. */
export default function Frame() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <DefaultLayout columns="one">
      <ErrorPage error={error} />
    </DefaultLayout>
  );
}
