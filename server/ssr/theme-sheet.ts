import type { FastifyInstance } from 'fastify';
import { themeCookie, themeOf, themeSheet } from '../../contract/primitives/theme.ts';
import { parseCookies } from '../platform/http/cookies.ts';
import type { WebBundle } from './bundle.ts';

/** The colours of a theme alone, out of the built style sheets: they stand in one block that says its colour scheme. */
export function coloursOf(css: string, theme: 'light' | 'dark'): string {
  const at = css.indexOf(`color-scheme:${theme};`);
  if (at === -1) return '';
  // Twice, so that it goes before what follows the phone.
  return `:root:root{${css.slice(at, css.indexOf('}', at))}}`;
}

/**
 * `GET /theme.css`: pages are the same for everybody, so that the choice is no part of them. The early script reads it from
 * the cookie; where there is no script the page links this sheet, which depends on the cookie and is never stored.
 */
export function serveThemeSheet(
  app: FastifyInstance,
  { bundle, secure }: { bundle: () => Promise<WebBundle>; secure: boolean },
): void {
  app.get(themeSheet, async (request, reply) => {
    const theme = themeOf(parseCookies(request.headers.cookie, secure)[themeCookie]);
    reply.type('text/css; charset=utf-8').headers({ 'cache-control': 'private, no-cache', vary: 'cookie' });
    return theme === 'phone' ? '' : coloursOf((await bundle()).partsOf([]).inline.html.toString(), theme);
  });
}
