import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallName, calls } from '../../contract/calls.ts';
import type { Language } from '../../contract/primitives/countries.ts';
import type { Said } from '../../contract/primitives/said.ts';
import { guestPageKey } from '../platform/cache/guest-pages.ts';
import type { DrawAgain, RefusedForm } from '../platform/forms/deps.ts';
import { doneIn, saidCookie, saidOf } from '../platform/forms/said.ts';
import { answerOf } from '../platform/http/api.ts';
import { compressed, encodingFor } from '../platform/http/compress.ts';
import { parseCookies } from '../platform/http/cookies.ts';
import { asksLowData } from '../platform/http/low-data.ts';
import { lookCookie, pageCookie } from '../platform/http/page-cookie.ts';
import { sendOn } from '../platform/http/send-on.ts';
import { Refusal } from '../platform/refusal.ts';
import { serveAppQr } from './app-qr.ts';
import { serveAssets } from './assets.ts';
import { builtBundle, type WebBundle } from './bundle.ts';
import { busyPage } from './busy-page.ts';
import { cleanAddress } from './clean-address.ts';
import type { PageDeps, RenderedPage } from './deps.ts';
import { serveDrawCheck } from './draw-check.ts';
import { serveLive } from './live.ts';
import { localeOf } from './locale.ts';
import type { PageFor } from './making.ts';
import { type Look, lookOf } from './page-parts.ts';
import { addressOf, renderPage } from './render.ts';
import { serveThemeSheet } from './theme-sheet.ts';

export type { CallScope, PageCall, PageDeps, RenderedPage } from './deps.ts';
export { inProcessCalls } from './in-process.ts';
export { localeOf } from './locale.ts';
export { createSentPages } from './sent-pages.ts';

const forOne = { 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding, save-data' };
/** As the store of guests' pages sends them. */
const forGuests = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding, cookie, save-data' };

const noStore = { 'cache-control': 'no-store' };

type ReaderOfPage = Pick<PageFor, 'actor' | 'actorAfresh' | 'fault'>;

async function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, headers: object) {
  reply.code(page.status).headers({ ...page.headers, ...headers });
  if (page.packed && encodingFor(request.headers['accept-encoding']) === 'br')
    return reply.header('content-encoding', 'br').send(page.packed);
  return reply.send(await compressed(page.body, request, reply, 'page'));
}

/** The router asks for a page's data by this ending. */
const isData = (url: string): boolean => /\.data(?:\?|$)/.test(url);

const isSecure = ({ publicUrl }: PageDeps): boolean => publicUrl.startsWith('https:');

/** Who asks, by the cookie; a fault there is shown as a page like any other. */
async function readerOf(deps: PageDeps, cookies: Record<string, string>) {
  const cookie = cookies[pageCookie];
  if (cookie === undefined) return { actor: null };
  return deps.actors.byPageCookie(cookie).then(
    (actor) => ({ actor, actorAfresh: () => deps.actors.byPageCookie(cookie, 'afresh') }),
    (fault: unknown) => ({ actor: null, fault }),
  );
}

interface Saying {
  cookies: Record<string, string>;
  secure: boolean;
  reply: FastifyReply;
}

/** What a form was answered that led to this page. */
function saidTo(cookies: Record<string, string>, language: Language): { said?: Said } {
  const done = doneIn(cookies[saidCookie] ?? '');
  if (!Object.hasOwn(calls, done.call)) return {};
  return { said: saidOf(calls[done.call as CallName], done, language) };
}

/** Once a page has said it, it is not said again; an address that only leads on to another has said nothing. */
function forgetSaid({ cookies, secure, reply }: Saying): void {
  if (cookies[saidCookie] === undefined) return;
  answerOf(reply, secure).cookie(saidCookie, '', { maxAgeSeconds: 0, sameSite: 'Lax' });
}

const guestsPage = (lite: boolean, tags: Set<string>): PageFor => ({
  ...{ actor: null, storable: true, look: 'inline', lite, tags },
});

const lookSeconds = 365 * 86_400;

/** A browser's first page holds its styles; the next ones link what it has fetched since. */
function lookFor({ web, cookies, reply, secure }: Saying & { web: WebBundle }): Look {
  const own = lookOf(web.partsOf([]));
  if (cookies[lookCookie] === own) return 'linked';
  answerOf(reply, secure).cookie(lookCookie, own, { maxAgeSeconds: lookSeconds, sameSite: 'Lax' });
  return 'inline';
}

/** Answers any address that no call and no file has: a page, its data, or the 404 page. */
function pageHandler(bundle: () => Promise<WebBundle>, deps: PageDeps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, search } = addressOf(request.url, deps.publicUrl);
    const meant = isData(request.url) ? undefined : cleanAddress(pathname, search);
    if (meant !== undefined) return sendOn(reply, meant, 301);
    const { redirect, country } = localeOf(pathname);
    if (redirect !== undefined) return sendOn(reply, redirect + search, 308);
    const web = await bundle();
    try {
      deps.countRead(request.ip);
    } catch (error) {
      // The router's own questions are answered like a call's.
      if (!(error instanceof Refusal) || isData(request.url)) throw error;
      return send(request, reply, busyPage(web, country, deps.siteName, error.detail.retryAfterSeconds), noStore);
    }
    const cookies = parseCookies(request.headers.cookie, isSecure(deps));
    const reader: ReaderOfPage = await readerOf(deps, cookies);
    const lite = asksLowData(request.headers);
    const isGuest = reader.actor === null && reader.fault === undefined;
    if (isGuest && !deps.development) {
      const render = (tags: Set<string>) => renderPage(request, web, deps, guestsPage(lite, tags));
      const page = await deps.guestPages.fill(guestPageKey(request.url, request.headers), render);
      if (page.status === 200) deps.onGuestPage?.(request.raw);
      return send(request, reply, page, forGuests);
    }
    const said = isData(request.url) ? {} : saidTo(cookies, country.language);
    const look = isData(request.url) ? 'linked' : lookFor({ web, cookies, reply, secure: isSecure(deps) });
    const asked = { ...reader, ...said, storable: false, look, lite, tags: new Set<string>() };
    const page = await renderPage(request, web, deps, asked);
    if (isGuest && page.status === 200) deps.onGuestPage?.(request.raw);
    const leadsOn = page.status >= 300 && page.status < 400;
    if (!isData(request.url) && !leadsOn) forgetSaid({ cookies, secure: isSecure(deps), reply });
    return send(request, reply, page, said.said ? noStore : forOne);
  };
}

/** The page that a form was sent from, with what it was answered: in place of a redirect where it was refused. */
async function drawAgain(
  { bundle, deps }: { bundle: () => Promise<WebBundle>; deps: PageDeps },
  { request, reply, path, status, said }: RefusedForm,
): Promise<FastifyReply> {
  const cookies = parseCookies(request.headers.cookie, isSecure(deps));
  const reader: ReaderOfPage = await readerOf(deps, cookies);
  const lite = asksLowData(request.headers);
  const asked = { ...reader, path, said, storable: false, look: 'inline' as const, lite, tags: new Set<string>() };
  const page = await renderPage(request, await bundle(), deps, asked);
  return send(request, reply, page.status === 200 ? { ...page, status } : page, noStore);
}

/**
 * Serves the screens: the web bundle's pages, their data and the static files. Register it last; it answers every
 * GET that no call has taken. In development Vite serves the sources through the same server.
 */
export async function registerPages(app: FastifyInstance, deps: PageDeps): Promise<DrawAgain> {
  let bundle: () => Promise<WebBundle> = () => Promise.reject(new Error('pages are not registered'));
  await app.register(async (pages) => {
    // Pages take no bodies; a writing call has a route of its own.
    pages.removeAllContentTypeParsers();
    if (!deps.development) await serveAssets(pages);
    serveAppQr(pages, deps.appUrl ?? deps.publicUrl);
    bundle = deps.development ? await serveLive(pages) : await builtBundle();
    if (!deps.development) serveDrawCheck(pages, deps.siteName);
    if (!deps.development) serveThemeSheet(pages, { bundle, secure: isSecure(deps) });
    pages.get('/*', pageHandler(bundle, deps));
  });
  return (refusing) => drawAgain({ bundle, deps }, refusing);
}
