import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Country } from '../../contract/primitives/countries.ts';
import { pageForm } from '../../contract/primitives/page-form.ts';
import type { Said } from '../../contract/primitives/said.ts';
import type { ZoneOffset } from '../../contract/primitives/zones.ts';
import type { Actor } from '../platform/context.ts';
import type { WebBundle } from './bundle.ts';
import { contentSecurityPolicy, securityHeaders, viteNonce } from './csp.ts';
import type { PageDeps } from './deps.ts';
import type { WordsOf } from './moments.ts';
import type { Look, PageParts } from './page-parts.ts';

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
  /** What a form of the page before was answered: such a page is drawn anew. */
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
  zone: readonly ZoneOffset[];
  /** How it says when something was. */
  words: WordsOf;
}

/** What all markup of a page depends on. */
export const settingOf = ({ country, basename, page, zone }: Making): string =>
  JSON.stringify([country.language, basename, page.lite, zone]);

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
      mediaOrigin: deps.mediaOrigin,
    }),
  };
}

/** By what a member's forms are known as this page's; a guest's lead to the log-in. */
export function formFieldsOf({ deps, page }: Making): string {
  if (page.actor === null) return '';
  const field = (name: string, value: string) =>
    `<input form="${pageForm}" type="hidden" name="${name}" value="${value}">`;
  return field('_token', deps.formToken(page.actor)) + field('_key', randomBytes(9).toString('base64url'));
}
