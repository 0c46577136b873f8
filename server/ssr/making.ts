import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Country } from '../../contract/primitives/countries.ts';
import type { Said } from '../../contract/primitives/said.ts';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import type { ZoneOffset } from '../../contract/primitives/zones.ts';
import type { Actor } from '../platform/context.ts';
import { firstPackedBody, type Part, packedBody, type Sent } from '../platform/pieces/body.ts';
import type { PieceStore } from '../platform/pieces/store.ts';
import type { WebBundle } from './bundle.ts';
import { contentSecurityPolicy, securityHeaders, viteNonce } from './csp.ts';
import type { PageDeps, PageReplies, RenderedPage } from './deps.ts';
import { PieceMissing } from './join-page.ts';
import type { WordsOf } from './moments.ts';
import { inEveryPage, type Look, type PageParts } from './page-parts.ts';

export interface PageFor {
  actor: Actor | null;
  actorAfresh?: () => Promise<Actor | null>;
  /** Why the caller can't be looked up; the page then is the error page. */
  fault?: unknown;
  /** The page may be stored for all guests: it carries its styles, and nothing of a reader. */
  storable: boolean;
  /** Whether it carries its styles, too, where it may not be stored: the reader's browser has none yet. */
  look: Look;
  /** The reader saves data. */
  lite: boolean;
  tags: Set<string>;
  /** The page's address where it isn't the request's: of the page that a form was sent from. */
  path?: string;
  /** What a form of the page before was answered: such a page is drawn for its reader alone. */
  said?: Said;
}

/** Everything about a page that decides how it is made. */
export interface Making {
  request: FastifyRequest;
  /** The page's path and query. */
  url: string;
  bundle: WebBundle;
  deps: PageDeps;
  page: PageFor;
  country: Country;
  basename: string;
  ask: PageReplies;
  viewer: () => Promise<Viewer | null>;
  shopUrl: () => Promise<string | null>;
  zone: readonly ZoneOffset[];
  /** How it says when something was. */
  words: WordsOf;
}

/** What all markup of a page depends on. */
export const settingOf = ({ country, basename, page, zone }: Making): string =>
  JSON.stringify([country.language, basename, page.lite, zone]);

/** Undefined where a piece of the page gave way in the store. */
export async function orMissing(send: () => Promise<RenderedPage>): Promise<RenderedPage | undefined> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof PieceMissing) return undefined;
    throw error;
  }
}

/** What a page is sent of. */
interface Parts {
  list: readonly Part[];
  /** Where its packed parts stand; absent where they are sent for once, and packed quickly. */
  store?: PieceStore;
  headers: Record<string, string>;
}

export async function sendParts(
  { deps, page, request }: Making,
  { list, store, headers }: Parts,
  parts: PageParts,
): Promise<RenderedPage> {
  const { bytes, encoding }: Sent =
    page.storable || store === undefined
      ? { bytes: firstPackedBody(deps.pieces, list, inEveryPage(parts)), encoding: 'gzip' }
      : await packedBody(store, list, request.headers['accept-encoding']);
  const packed: Record<string, string> = encoding ? { 'content-encoding': encoding } : {};
  return { status: 200, headers: { ...headers, ...packed }, body: bytes, isPacked: true, tags: [...page.tags] };
}

export function headersOf({ country, deps, page }: Making, kind: 'page' | 'data', parts: PageParts) {
  if (kind === 'data') return { ...securityHeaders, 'content-type': 'application/json; charset=utf-8' };
  const { inline: sheets, theme, early } = parts;
  const styles = page.look === 'inline' ? sheets.hashes : [];
  const scripts = [theme, early].flatMap(({ code, hash }) => (code === '' ? [] : [hash]));
  return {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-language': country.language,
    'content-security-policy': contentSecurityPolicy({
      styles,
      scripts,
      nonce: deps.development ? viteNonce : undefined,
    }),
  };
}

/** By what a member's forms are known as this page's; a guest's lead to the log-in. */
export function formFieldsOf({ deps, page }: Making): string {
  if (page.actor === null) return '';
  const token = deps.formToken(page.actor);
  const key = randomBytes(9).toString('base64url');
  return `<input type="hidden" name="_token" value="${token}"><input type="hidden" name="_key" value="${key}">`;
}
