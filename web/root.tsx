import './app.css';
import type { ReactNode } from 'react';
import { bannedGroup } from '../contract/primitives/access-limits.ts';
import { manifestPath } from '../contract/primitives/app-paths.ts';
import { localePath } from '../contract/primitives/countries.ts';
import { pageForm } from '../contract/primitives/page-form.ts';
import { pageContext } from './api/context.ts';
import { CameByCampaign, OnTopOfPage } from './features/announcements/index.ts';
import { AccountDialog } from './features/sign-in/index.ts';
import { useShared } from './lib/shared-state.ts';
import { Offline } from './offline/Offline.tsx';
import { offlinePath } from './offline/offline-path.ts';
import { drawn } from './parts/drawn.tsx';
import { part } from './parts/part.ts';
import { Live } from './realtime/Live.tsx';
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs } from './router/answers.ts';
import { useMatches } from './router/hooks.ts';
import { useLocale } from './router/locale.ts';
import { Outlet } from './router/view.tsx';
import { isClosedToBarred } from './session/banned.ts';
import { besideOf } from './session/beside.ts';
import { chatPanel, closeChatPanel } from './session/chat-panel.ts';
import { useEarlyActs } from './session/early.ts';
import { useActLeft } from './session/left-for.ts';
import { useLowData } from './session/low-data.ts';
import { medalsAsked } from './session/medals-asked.ts';
import { useReopenedPages } from './session/reopen-pages.ts';
import { type RootData, useSession } from './session/root-data.ts';
import { useSameReader } from './session/same-reader.ts';
import { useReadOnlyLearned } from './session/use-read-only.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { Alternates } from './shell/head.tsx';
import { ShellProvider } from './shell/shell.tsx';
import { entryTexts, textsUrl } from './texts/load.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const { viewer, shopUrl, siteName, publicUrl, development, appUrl, phoneCodes, otherSites, lite, zone, said } =
    context.get(pageContext);
  const { pathname } = new URL(request.url);
  // The offline page is stored for days.
  const isNobodys = pathname.endsWith(offlinePath);
  const [member, shop, beside] = await Promise.all([viewer(), shopUrl(), isNobodys ? undefined : besideOf(context)]);
  if (member?.groupid === bannedGroup && isClosedToBarred(pathname)) throw redirect('/banned');
  return {
    viewer: member,
    shopUrl: shop,
    siteName,
    publicUrl,
    development,
    appUrl,
    phoneCodes,
    otherSites,
    lite,
    zone,
    ...(beside && { beside }),
    ...(said && { said }),
  };
}

/**
 * The reader and the site's name change with a log-in only, which reloads the page or revalidates it in place; the
 * offline page is nobody's.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || currentUrl.pathname.endsWith(offlinePath);
}

/** What a form was answered is said by the page that it led to. */
export function staying({ said: _, ...stays }: RootData): RootData {
  return stays;
}

export function Layout({ children }: { children: ReactNode }) {
  const { language, code, cloth } = useLocale();
  const lite = useLowData();
  // Around whatever page there is, that of an error too.
  useEarlyActs();
  const { id: page, handle } = useMatches().at(-1)!;
  const of = handle as { viewport?: string } | undefined;
  // For the early script, which fetches the page's code.
  const texts = [entryTexts, ...(page === 'root' ? [] : [page])].map((name) => textsUrl(language, name)).join(' ');
  return (
    <html
      lang={language}
      dir="ltr"
      data-country={code}
      data-cloth={cloth}
      data-lite={lite ? '' : undefined}
      data-texts={texts}
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1, viewport-fit=cover${of?.viewport ?? ''}`}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="alternate icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href={localePath(code, manifestPath)} />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a1b28" media="(prefers-color-scheme: dark)" />
        <Alternates />
      </head>
      <body>
        {/* Enter in a field would press the page's first button, wherever that stands: this one does nothing. */}
        <button type="submit" form={pageForm} disabled hidden />
        {children}
      </body>
    </html>
  );
}

const panelModule = part({ for: 'pressed', load: () => import('./features/search/components/SearchPanel.tsx') });

/** What the search box offers, with its words. */
async function searchPanel() {
  return (await panelModule()).SearchPanel;
}

const ChatPanel = drawn(
  part({ for: 'pressed', load: () => import('./features/messages/panel/ChatPanel.tsx') }),
  (m) => m.ChatPanel,
);

/** A member's chats, which stay while one goes from page to page. */
function Beside() {
  const isOpen = useShared(chatPanel, (now) => now !== null);
  return <ChatPanel wanted={useSession() !== null && isOpen} onFailed={closeChatPanel} />;
}

const Congratulations = drawn(
  part({ for: 'pressed', load: () => import('./features/tasks/components/CongratulateDialog.tsx') }),
  (m) => m.Congratulations,
);

/** What there is to congratulate a member on, once there is a reason to ask. */
function Congratulated() {
  return <Congratulations wanted={useShared(medalsAsked, (times) => times > 0)} />;
}

export default function App() {
  useReopenedPages();
  useSameReader();
  useReadOnlyLearned();
  useActLeft();
  return (
    <ShellProvider dialogs={<AccountDialog />} onTop={<OnTopOfPage />} searchPanel={searchPanel}>
      <Outlet />
      <Beside />
      <Congratulated />
      <CameByCampaign />
      <Live />
      <Offline />
    </ShellProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
