import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import type { Actor } from '../platform/context.ts';
import { isUnavailable } from '../platform/db/errors.ts';
import { zoneOffsets } from '../platform/time-zone.ts';
import { unixSeconds } from '../platform/unix-seconds.ts';
import type { WebBundle } from './bundle.ts';
import { contentSecurityPolicy, freshNonce, securityHeaders } from './csp.ts';
import type { PageDeps, RenderedPage } from './deps.ts';
import { localeOf } from './locale.ts';
import { wholePage } from './page-parts.ts';

export interface PageFor {
  actor: Actor | null;
  actorAfresh?: () => Promise<Actor | null>;
  /** Why it can't be told who asks; the page then is the error page. */
  fault?: unknown;
  /** The page may be stored: it carries its styles, no nonce, and absolute times only. */
  storable: boolean;
  /** The reader saves data. */
  lite: boolean;
  tags: Set<string>;
}

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
export const addressOf = (request: FastifyRequest, publicUrl: string): URL =>
  new URL(new URL(publicUrl).origin + (request.url.startsWith('/') ? request.url : '/'));

function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'user-agent', 'x-forwarded-for'] as const) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  // Without a signal: others may wait for the same page after this one has gone.
  return new Request(addressOf(request, publicUrl), { method: request.method, headers });
}

/** Renders a page, or the data that the router asks for on a step in the browser, to its end. */
export async function renderPage(
  request: FastifyRequest,
  bundle: WebBundle,
  deps: PageDeps,
  page: PageFor,
): Promise<RenderedPage> {
  const { country, basename } = localeOf(addressOf(request, deps.publicUrl).pathname);
  const context = new bundle.entry.RouterContextProvider();
  const { actor, actorAfresh, tags: cacheTags } = page;
  context.set(bundle.entry.callContext, deps.callFor(request, { actor, actorAfresh, country, cacheTags }));
  context.set(bundle.entry.pageContext, {
    country: country.code,
    language: country.language,
    viewer: viewerOnce(deps, page),
    shopUrl: () => unlessAway(() => deps.shopUrlOf(country, (tag) => page.tags.add(tag))),
    appUrl: deps.appUrl ?? null,
    phoneCodes: deps.phoneCodes,
    otherSites: deps.otherSites,
    lite: page.lite,
    zone: zoneOffsets(country.timeZone, unixSeconds(new Date())),
    publicUrl: deps.publicUrl,
    siteName: deps.siteName,
    development: deps.development,
    digest: (text: string) => hash('sha256', text, 'base64'),
    report: (error: unknown) => request.log.error({ err: error, requestId: request.id }, 'a page failed'),
  });
  const answer = await bundle.entry.answer(webRequest(request, deps.publicUrl), basename, context);
  const tags = [...page.tags];
  if (answer.kind === 'redirect') {
    return { status: answer.status, headers: { ...securityHeaders, location: answer.location }, body: '', tags };
  }
  if (answer.kind === 'data') {
    const headers = { ...securityHeaders, 'content-type': 'application/json; charset=utf-8' };
    return { status: answer.status, headers, body: answer.json, tags };
  }
  const parts = bundle.partsOf(answer.routes);
  const nonce = freshNonce();
  const inline = page.storable ? { styles: parts.inline.hashes } : { nonce };
  const headers = {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-language': country.language,
    'content-security-policy': contentSecurityPolicy(inline, deps.development),
  };
  const html = deps.development ? forVite(answer.html, nonce) : answer.html;
  const body = wholePage(html, answer.data, parts, page.storable ? 'inline' : { nonce });
  return { status: answer.status, headers, body, tags };
}

/** Vite puts styles into the page by script and asks here for the nonce to do so. */
const forVite = (html: string, nonce: string): string =>
  html.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}"/>`);
