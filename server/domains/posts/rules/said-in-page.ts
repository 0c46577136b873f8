import { readHtml } from './html-tokens.ts';
import { siteOf } from './page-address.ts';
import { excerpt } from './visible-text.ts';

/** What a page says of itself, before it is cut to what is shown; what it doesn't say is empty. */
interface Said {
  title: string;
  /** Whose it is: as it says, else its host. */
  site: string;
  /** The address that it calls its own. */
  own: string;
  /** Its names for other sites; of several values the first counts, as for other readers of such names. */
  named(...names: string[]): string;
  /** Scripts that hold data about the page, as JSON. */
  data: readonly string[];
}

/** A page that says more of itself in data says it of something else. */
const mostData = 5;
const siteMost = 40;

/** Reads what the beginning of a page at an address says of it: the first title, the first of each name, its data. */
export function saidIn(html: string, address: string): Said {
  const names = new Map<string, string>();
  const said = { title: '', own: '', data: [] as string[] };
  let within: 'title' | 'data' | '' = '';
  readHtml(html, {
    open: (tag, attributes) => {
      within = '';
      if (tag === 'title' && said.title === '') within = 'title';
      if (tag === 'script' && attributes.get('type') === 'application/ld+json' && said.data.length < mostData) {
        said.data.push('');
        within = 'data';
      }
      if (tag === 'link' && attributes.get('rel') === 'canonical') said.own ||= attributes.get('href') ?? '';
      if (tag === 'meta') noteMeta(names, attributes);
    },
    close: () => {
      within = '';
    },
    text: (text) => {
      if (within === 'title') said.title += text;
      if (within === 'data') said.data[said.data.length - 1] += text;
    },
    comment: () => {},
  });
  const named = (...all: string[]): string =>
    all.map((name) => names.get(name)).find((value) => value !== undefined) ?? '';
  return { ...said, named, site: excerpt(named('og:site_name'), siteMost) || siteOf(address) };
}

function noteMeta(names: Map<string, string>, attributes: ReadonlyMap<string, string>): void {
  const said = attributes.get('property') ?? attributes.get('name') ?? attributes.get('itemprop') ?? '';
  const [name, content] = [said.toLowerCase(), attributes.get('content') ?? ''];
  if (content !== '' && !names.has(name)) names.set(name, content);
}

const hourMs = 3_600_000;

/** Whether what was read of a page still counts: for so many days, and what failed is tried again soon. */
export const isFresh = (read: { title: string; fetched_at: Date }, now: Date, days: number): boolean =>
  now.getTime() - read.fetched_at.getTime() < (read.title === '' ? 1 : 24 * days) * hourMs;
