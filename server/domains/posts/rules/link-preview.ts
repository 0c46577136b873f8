import type { LinkPreview } from '../../../../contract/domains/posts/shapes.ts';
import { linkAddress } from '../../../../contract/primitives/links.ts';
import { readHtml } from './html-tokens.ts';
import { excerpt } from './visible-text.ts';

/** What a page says of itself, before it is cut to what a card shows. */
interface Said {
  title: string;
  names: Map<string, string>;
}

const titleMost = 120;
const summaryMost = 200;
const siteMost = 40;

/** The card of a page: title, what it is about, whose it is; null for a page that names no title. */
export function previewOf(html: string, address: string): LinkPreview | null {
  const { title: called, names } = saidIn(html);
  const title = excerpt(names.get('og:title') || called, titleMost);
  if (title === '') return null;
  const about = names.get('og:description') || names.get('description') || '';
  return {
    address,
    title,
    summary: excerpt(about, summaryMost),
    site: excerpt(names.get('og:site_name') ?? '', siteMost) || new URL(address).hostname.replace(/^www\./, ''),
  };
}

/** The first title and the first of each name count, as for other readers of such cards. */
function saidIn(html: string): Said {
  const said: Said = { title: '', names: new Map() };
  let inTitle = false;
  let titled = false;
  readHtml(html, {
    open: (tag, attributes) => {
      inTitle = tag === 'title' && !titled;
      if (tag !== 'meta') return;
      const name = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase();
      const content = attributes.get('content') ?? '';
      if (content !== '' && !said.names.has(name)) said.names.set(name, content);
    },
    close: (tag) => {
      if (tag !== 'title') return;
      titled ||= inTitle;
      inTitle = false;
    },
    text: (text) => {
      if (inTitle) said.title += text;
    },
    comment: () => {},
  });
  return said;
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Where the first web link of a stored message leads; undefined where it has none. */
export function firstLinkIn(html: string): string | undefined {
  for (const [, href] of html.matchAll(/<a href="([^"]+)"/g)) {
    const address = previewAddress(href!.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!));
    if (address) return address;
  }
  return undefined;
}

/** The address of a page that could have a card: of the web, as a message would store it. */
export function previewAddress(href: string): string | undefined {
  const address = linkAddress(href);
  return address?.startsWith('http') ? address : undefined;
}
