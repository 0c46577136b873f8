import type { Country } from '../../contract/primitives/countries.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { translate } from '../platform/texts.ts';
import type { WebBundle } from './bundle.ts';
import { contentSecurityPolicy, securityHeaders } from './csp.ts';
import type { RenderedPage } from './deps.ts';

/** The page for an address that asks for too much: without code and without any work of the router's. */
export function busyPage(
  bundle: WebBundle,
  { language }: Country,
  siteName: string,
  retryAfterSeconds: number | undefined,
): RenderedPage {
  const { inline } = bundle.partsOf([]);
  const say = (name: string): string => escapeHtml(translate(language, `shell.${name}`));
  const seconds: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${say('busyTitle')} - ${escapeHtml(siteName)}</title>${inline.html.toString()}`;
  const main = `<main class="page"><section class="empty"><h1 class="heading text-2xl">${say('busyTitle')}</h1><p class="text-ink-2">${say('busyText')}</p><a class="btn btn-primary" href="">${say('tryAgain')}</a></section></main>`;
  return {
    status: 429,
    headers: {
      ...securityHeaders,
      ...seconds,
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': contentSecurityPolicy({ styles: inline.hashes }),
    },
    body: `<!doctype html><html lang="${language}" dir="ltr"><head>${head}</head><body>${main}</body></html>`,
    tags: [],
  };
}
