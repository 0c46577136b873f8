import { formAction } from '../../contract/primitives/page-form.ts';
import { sitePath } from '../../contract/primitives/site-path.ts';
import { forgetPages, onePageAtATime, sharedStore } from '../offline/forget.ts';
import { offlinePath } from '../offline/offline-path.ts';
import { localeOfPath, pageKind, withinLocale } from '../offline/page-kind.ts';
import { buildIn, markedSaved, readerIn, titleIn } from '../offline/saved-html.ts';
import { readerOf, type SavedPage, savedPage, savePage } from '../offline/saved-pages.ts';
import { shellFor, shellLocale } from '../offline/shell-page.ts';
import { type AskedEvent, on, type WorkerScope } from './scope.ts';

/** Without these a page from the store would be less guarded than it was, or in another language. */
const lasting = [
  'content-type',
  'content-language',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
];

/** Answers for pages: the network's answer, which is saved; without a network what was saved. */
export function servePages(scope: WorkerScope): void {
  on<AskedEvent>(scope, 'fetch', (event) => {
    const { method, mode, url } = event.request;
    if (isLogOut(scope, event.request)) event.waitUntil(forgetAll(scope));
    if (method !== 'GET' || mode !== 'navigate') return;
    event.respondWith(pageFor(scope, event, new URL(url)));
  });
}

/** A page of this site logs out by its form: its script may not be there to forget what was saved. */
const isLogOut = ({ location }: WorkerScope, { method, url, referrer }: Request): boolean =>
  method === 'POST' &&
  url === location.origin + formAction('sign-in.logout') &&
  referrer.startsWith(`${location.origin}/`);

const forgetAll = ({ caches }: WorkerScope): Promise<unknown> =>
  onePageAtATime(() => Promise.all([forgetPages(caches), caches.delete(sharedStore)]));

async function pageFor(scope: WorkerScope, event: AskedEvent, url: URL): Promise<Response> {
  const at = Date.now();
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (mayBeSaved(url, answer))
      event.waitUntil(save(scope, url, { answer: answer.clone(), at }).catch(() => undefined));
    return answer;
  } catch (error) {
    const saved = await withoutNetwork(scope, url);
    if (saved) return saved;
    throw error;
  }
}

/** What the server doesn't want stored carries a session, or what a form was answered. */
const mayBeSaved = (url: URL, { status, headers, redirected }: Response): boolean =>
  status === 200 &&
  !redirected &&
  pageKind(url) !== null &&
  headers.get('content-type')?.startsWith('text/html') === true &&
  !headers.get('cache-control')?.includes('no-store');

async function save(
  { caches }: WorkerScope,
  url: URL,
  { answer, at }: { answer: Response; at: number },
): Promise<void> {
  const html = await answer.text();
  const headers = lasting.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const page: SavedPage = {
    address: url.pathname + url.search,
    title: titleIn(html),
    at,
    form: 'html',
    build: buildIn(html),
    body: html,
    headers: Object.fromEntries(headers),
  };
  await onePageAtATime(() => savePage(caches, readerOf(readerIn(html)), page));
}

/** The page as it was saved; else the offline page, which finds what a step had brought, or lists what there is. */
async function withoutNetwork({ caches }: WorkerScope, url: URL): Promise<Response | undefined> {
  const address = url.pathname + url.search;
  const locale = localeOfPath(url.pathname);
  if (withinLocale(url.pathname) === offlinePath) return shellFor(caches, locale);
  const saved = await savedPage(caches, address);
  if (saved?.form === 'html')
    return new Response(markedSaved(saved.body, saved.at, Date.now()), { headers: saved.headers });
  const shell = await shellLocale(caches, locale);
  if (shell === undefined) return undefined;
  const to = new URL(sitePath(shell + offlinePath), url.origin);
  to.searchParams.set('to', address);
  return Response.redirect(to.href, 302);
}
