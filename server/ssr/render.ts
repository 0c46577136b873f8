import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import { isUnavailable } from '../platform/db/errors.ts';
import { encodingFor, packOpen, withEnd } from '../platform/http/compress.ts';
import { countPage } from '../platform/metrics.ts';
import { zoneOffsets } from '../platform/time-zone.ts';
import { unixSeconds } from '../platform/unix-seconds.ts';
import type { WebBundle } from './bundle.ts';
import { securityHeaders, viteNonce } from './csp.ts';
import type { PageDeps, RenderedPage } from './deps.ts';
import { PageDrawing } from './drawing.ts';
import { localeOf } from './locale.ts';
import { formFieldsOf, headersOf, type Making, type PageFor, settingOf } from './making.ts';
import { markOf, type WordsOf, withWords } from './moments.ts';
import { pageEnd, wholePage } from './page-parts.ts';
import { AskedPage } from './sent-pages.ts';

/** A page without its database is no fault of ours: it is 503, as the calls that it makes are. */
async function unlessAway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw isUnavailable(error) ? new Response(null, { status: 503 }) : error;
  }
}

/** Finds the member when the page first wants to know. */
function viewerOnce(deps: PageDeps, { actor, fault }: PageFor): () => Promise<Viewer | null> {
  let found: Promise<Viewer | null> | undefined;
  return () => {
    found ??= unlessAway(async () => {
      if (fault !== undefined) throw fault;
      return actor === null ? null : deps.viewerOf(actor);
    });
    return found;
  };
}

/** The address asked for, on this site whatever it looks like: `//host/x` is a path here. */
export const addressOf = (url: string, publicUrl: string): URL =>
  new URL(new URL(publicUrl).origin + (url.startsWith('/') ? url : '/'));

function webRequest({ request, deps, url }: Making): Request {
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'user-agent', 'x-forwarded-for'] as const) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  // Without a signal: others may wait for the same page after this one has gone.
  return new Request(addressOf(url, deps.publicUrl), { headers });
}

/** Renders a page, or the data that the router asks for on a step in the browser. */
export async function renderPage(
  request: FastifyRequest,
  bundle: WebBundle,
  deps: PageDeps,
  page: PageFor,
): Promise<RenderedPage> {
  const url = page.path ?? request.url;
  const { country, basename } = localeOf(addressOf(url, deps.publicUrl).pathname);
  const zone = zoneOffsets(country.timeZone, unixSeconds(new Date()));
  const words = wordsFor(bundle, deps, page, country);
  const making: Making = { request, url, bundle, deps, page, country, basename, zone, words };
  const asked = askedPageOf(making);
  const pieces = deps.sentPages && !deps.development ? deps.pieces : undefined;
  const drawing = new PageDrawing(pieces, settingOf(making), (data) => asked?.isKnown(data) ?? false);
  const { actor, actorAfresh, tags: cacheTags } = page;
  const context = new bundle.entry.RouterContextProvider();
  context.set(bundle.entry.callContext, deps.callsFor(request, { actor, actorAfresh, country, cacheTags }));
  context.set(bundle.entry.pageContext, contextOf(making, drawing));
  const answer = await bundle.entry.answer(webRequest(making), basename, context);
  const tags = [...page.tags];
  if (answer.kind === 'redirect')
    return { status: answer.status, headers: { ...securityHeaders, location: answer.location }, body: '', tags };
  const parts = bundle.partsOf(answer.kind === 'page' ? answer.routes : []);
  const headers = headersOf(making, answer.kind, parts);
  if (answer.kind === 'data') return { status: answer.status, headers, body: answer.json, tags };
  const end = formFieldsOf(making) + pageEnd;
  if (asked?.found) {
    countPage('again');
    return { status: 200, headers, body: '', packed: withEnd(asked.found, end), tags };
  }
  countPage('drawn');
  const drawn = drawing.read(deps.development ? forVite(answer.html) : answer.html);
  const { text, moments } = withWords(drawn, words);
  const whole = wholePage(text, answer.data, parts, { look: page.look, ofReader: !page.storable, path: url });
  const { status } = answer;
  if (!asked || status !== 200) return { status, headers, body: Buffer.concat([whole, Buffer.from(end)]), tags };
  const open = packOpen(whole);
  asked.store(open, moments);
  return { status, headers, body: '', packed: withEnd(open, end), tags };
}

/**
 * Whoever is logged in is sent the page of this moment, and reads how long ago something was; a guest's is cached for all, and
 * says when it was.
 */
function wordsFor(bundle: WebBundle, deps: PageDeps, page: PageFor, country: Making['country']): WordsOf {
  const now = unixSeconds(deps.now());
  const zone = zoneOffsets(country.timeZone, now);
  const how = { now, zone, language: country.language, isWritten: page.actor === null };
  return (moment) => bundle.entry.momentWords(moment, how);
}

/** What may be sent again: the page of a member who takes brotli, unless it says what a form was answered. */
function askedPageOf(making: Making): AskedPage | undefined {
  const { deps, page, request, url, words } = making;
  if (!deps.sentPages || deps.development || page.said || page.actor === null) return undefined;
  if (encodingFor(request.headers['accept-encoding']) !== 'br') return undefined;
  return new AskedPage(deps.sentPages, [url, settingOf(making), page.actor.uid, page.look], words);
}

/** What the bundle is given of the page. */
function contextOf(making: Making, drawing: PageDrawing) {
  const { request, deps, page, country, zone } = making;
  return {
    country: country.code,
    language: country.language,
    viewer: viewerOnce(deps, page),
    shopUrl: () => unlessAway(() => deps.shopUrlOf(country, (tag) => page.tags.add(tag))),
    appUrl: deps.appUrl ?? null,
    phoneCodes: deps.phoneCodes,
    otherSites: deps.otherSites,
    lite: page.lite,
    said: page.said ?? null,
    zone,
    publicUrl: deps.publicUrl,
    siteName: deps.siteName,
    development: deps.development,
    drawing,
    markOfMoment: markOf,
    report: (error: unknown) => request.log.error({ err: error, requestId: request.id }, 'a page failed'),
  };
}

/** Vite puts styles into the page by script and asks here for the nonce to do so. */
const forVite = (html: string): string =>
  html.replace('<head>', `<head><meta property="csp-nonce" nonce="${viteNonce}"/>`);
