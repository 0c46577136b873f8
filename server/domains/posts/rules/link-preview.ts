import type { LinkPreview } from '../../../../contract/domains/posts/shapes.ts';
import { pageAddress } from './page-address.ts';
import { saidIn } from './said-in-page.ts';
import { excerpt } from './visible-text.ts';

const titleMost = 120;
const summaryMost = 200;

/** The card of a page: title, what it is about, whose it is; null for a page that names no title. */
export function previewOf(html: string, address: string): LinkPreview | null {
  const { named, site, ...said } = saidIn(html, address);
  const title = excerpt(named('og:title') || said.title, titleMost);
  if (title === '') return null;
  const summary = excerpt(named('og:description', 'description'), summaryMost);
  return { address, title, summary, site };
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Where the first web link of a stored message leads; undefined where it has none. */
export function firstLinkIn(html: string): string | undefined {
  for (const [, href] of html.matchAll(/<a href="([^"]+)"/g)) {
    const address = pageAddress(href!.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!));
    if (address) return address;
  }
  return undefined;
}
