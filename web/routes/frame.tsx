import { createRows } from '../features/threads/index.ts';
import { ErrorPage } from '../lib/error-page.tsx';
import { Outlet } from '../router/view.tsx';
import { CreateRows } from '../shell/create-rows.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';

/** Around every page: what fails in one is shown in its place, and the shell stays. */
export default function Frame() {
  return (
    <CreateRows value={createRows}>
      <Outlet />
    </CreateRows>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <DefaultLayout columns="one">
      <ErrorPage error={error} />
    </DefaultLayout>
  );
}
