import { pagePathOf } from '../../contract/domains/threads/page-paths.ts';
import { countries, countryOfFid, globalCountry, localePath } from '../../contract/primitives/countries.ts';
import { xmlText } from './xml.ts';

/** Thread ids in one file; the format takes 50,000 addresses. */
export const threadsAFile = 20_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pages that every locale has. */
const everywhere = [
  '/',
  '/latest',
  '/foryou',
  '/forum',
  '/find',
  '/topic',
  '/group',
  '/privacy',
  '/termofuse',
  '/ledger',
];

/** A board by its number: of one country, or with the country 0 of all. */
export interface SitemapBoard {
  typeid: number;
  country_fid: number;
}

const boardPath = ({ typeid }: SitemapBoard): string => `/forum/b${typeid}`;

/** The address that search engines store of a thread: under its own country (DECISIONS "addresses"). */
export const threadAddress = (
  publicUrl: string,
  thread: { tid: number; special: number; country_fid: number },
): string => {
  const country = countryOfFid(thread.country_fid) ?? globalCountry;
  return publicUrl + localePath(country.code, pagePathOf(thread));
};

/** The list of sitemap files: one of the standing pages, and one for each range of thread ids. */
export function sitemapIndex(publicUrl: string, lastTid: number): string {
  const files = Array.from({ length: Math.ceil((lastTid + 1) / threadsAFile) }, (_, n) => `threads-${n}`);
  const rows = ['pages', ...files].map(
    (name) => `<sitemap><loc>${xmlText(`${publicUrl}/sitemap/${name}.xml`)}</loc></sitemap>`,
  );
  return `${head}<sitemapindex xmlns="${namespace}">\n${rows.join('\n')}\n</sitemapindex>\n`;
}

/** The standing pages and boards in every locale that has them, each with its sisters in the other locales. */
export function sitemapOfPages(publicUrl: string, boards: readonly SitemapBoard[] = []): string {
  const common = boards.filter((board) => board.country_fid === 0).map(boardPath);
  const rows = [...everywhere, ...common].flatMap((path) => {
    const sisters = countries
      .map(
        ({ code, language, iso }) =>
          `<xhtml:link rel="alternate" hreflang="${iso === '' ? 'x-default' : `${language}-${iso}`}" href="${xmlText(publicUrl + localePath(code, path))}"/>`,
      )
      .join('');
    return countries.map(
      ({ code }) => `<url><loc>${xmlText(publicUrl + localePath(code, path))}</loc>${sisters}</url>`,
    );
  });
  for (const board of boards) {
    const country = board.country_fid === 0 ? undefined : countryOfFid(board.country_fid);
    if (country) rows.push(`<url><loc>${xmlText(publicUrl + localePath(country.code, boardPath(board)))}</loc></url>`);
  }
  return `${head}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('\n')}\n</urlset>\n`;
}

/** One range of threads. */
export function sitemapOfThreads(
  publicUrl: string,
  threads: readonly { tid: number; special: number; country_fid: number; changed: Date }[],
): string {
  const rows = threads.map(
    (thread) =>
      `<url><loc>${xmlText(threadAddress(publicUrl, thread))}</loc><lastmod>${thread.changed.toISOString()}</lastmod></url>`,
  );
  return `${head}<urlset xmlns="${namespace}">\n${rows.join('\n')}\n</urlset>\n`;
}

/** What crawlers may read: all but the calls and the composer. */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /selfapi/',
    'Disallow: /v4/',
    'Disallow: /v5/',
    'Disallow: /api/',
    'Disallow: /*/note/',
    'Disallow: /note/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
