import { type LoaderFunctionArgs, Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { pageContext } from '../api/context.ts';
import { ProfileTabs, useUcenterPage, whoseProfile } from '../features/profiles/index.ts';
import { ErrorPage } from '../lib/error-page.tsx';
import { pageErrorOf } from '../lib/page-errors.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { texts } from '../texts/handle.ts';
import { useT } from '../texts/texts.tsx';

export const handle = texts('profiles');

/** Whose pages these are: the own ones are the member's alone, others' are there for everybody. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return { whose: whoseProfile(request, await context.get(pageContext).viewer()) };
}

/** Another tab of the same profile keeps its head; the same address asked again reads it anew. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  const uid = (url: URL) => url.searchParams.get('uid');
  return formMethod !== undefined || currentUrl.href === nextUrl.href || uid(currentUrl) !== uid(nextUrl);
}

/** Around the pages of a profile: whose it is, its tabs, and what is open. */
export default function ProfileFrame() {
  const t = useT();
  const page = useUcenterPage();
  const { whose } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={page && { title: t(page.text) }}>
      <ProfileTabs whose={whose} />
      <Outlet />
    </DefaultLayout>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { status, message } = pageErrorOf(error);
  return (
    <DefaultLayout columns="two">
      <ErrorPage status={status} message={message} />
    </DefaultLayout>
  );
}
