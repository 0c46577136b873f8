import type { ReactNode } from 'react';
import { logInFor } from '../../contract/primitives/dialog-flags.ts';
import { addressContext, pageContext } from '../api/context.ts';
import { NoticeTools } from '../features/notices/index.ts';
import { SettingsList, UcenterSide, UcenterTabs, useUcenterPage } from '../features/profiles/index.ts';
import { type LoaderFunctionArgs, redirect } from '../router/answers.ts';
import { Outlet } from '../router/view.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import { AccountLayout } from '../shell/layouts/AccountLayout.tsx';
import { useT } from '../texts/texts.tsx';

/** A guest has no area of their own, and is shown how to log in. */
export async function loader({ context }: LoaderFunctionArgs) {
  if ((await context.get(pageContext).viewer()) === null) throw redirect(logInFor(context.get(addressContext)));
  return null;
}

/** Asked once: a log-in or log-out loads the page anew. */
export const shouldRevalidate = () => false;

/** Around settings, notices, invitations and help: the list of the member's pages, and what is open. */
export default function UcenterFrame() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

/** Above a page of the settings stands their list, beside it on wide windows. */
const settingsPage = '/ucenter/setting';

function Framed({ children }: { children: ReactNode }) {
  const t = useT();
  const page = useUcenterPage();
  if (page?.group === 'settings' && page.to !== settingsPage)
    return (
      <AccountLayout head={{ title: t(page.text), back: settingsPage }} list={<SettingsList />}>
        {children}
      </AccountLayout>
    );
  if (page?.group === 'notices')
    return (
      <AccountLayout head={{ title: t('profiles.group.notices'), back: '/', actions: <NoticeTools /> }} sections>
        {children}
      </AccountLayout>
    );
  return (
    <AccountLayout head={page && { title: t(page.text), back: '/ucenter/account/posts' }} side={<UcenterSide />}>
      {page?.group !== 'settings' && <UcenterTabs />}
      {children}
    </AccountLayout>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Framed>
      <ErrorPage error={error} />
    </Framed>
  );
}
