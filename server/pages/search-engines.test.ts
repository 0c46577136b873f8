import { expect, test } from 'vitest';
import { atomFeed } from './atom.ts';
import { sitemapIndex, sitemapOfPages, sitemapOfThreads, threadsAFile } from './sitemap.ts';
import { xmlText } from './xml.ts';

test('text can break out of no element and holds nothing that XML forbids', () => {
  expect(xmlText('a<b>&"\'\u0000\u000b]]>')).toBe('a&lt;b&gt;&amp;&quot;&apos;]]&gt;');
  expect(xmlText('अच्छा \ud800!')).toBe('अच्छा \ufffd!');
});

test('the index names the pages and each range of threads', () => {
  const index = sitemapIndex('https://site.example', 2 * threadsAFile);
  expect(index.match(/<loc>[^<]*<\/loc>/g)).toEqual(
    ['pages', 'threads-0', 'threads-1', 'threads-2'].map(
      (name) => `<loc>https://site.example/sitemap/${name}.xml</loc>`,
    ),
  );
});

test('R-MSC-006 every page stands in each of the 17 locales with links to the others', () => {
  const pages = sitemapOfPages('https://site.example');
  expect(pages.match(/<loc>https:\/\/site\.example\/[^<]*latest<\/loc>/g)).toHaveLength(17);
  expect(pages).toContain('hreflang="fr-MA" href="https://site.example/ma/latest"');
  expect(pages).toContain('hreflang="x-default" href="https://site.example/latest"');
});

test('a board stands in every locale, or in that of its country alone', () => {
  const pages = sitemapOfPages('https://site.example', [
    { typeid: 2, country_fid: 0 },
    { typeid: 21, country_fid: 188 },
  ]);
  expect(pages.match(/<loc>[^<]*\/forum\/b2<\/loc>/g)).toHaveLength(17);
  expect(pages).toContain('hreflang="hi-IN" href="https://site.example/in/forum/b2"');
  expect(pages.match(/[^>"]*\/forum\/b21\b/g)).toEqual(['https://site.example/ng/forum/b21']);
});

test("a thread's address is the one under its own country, and of a kind with pages of its own that", () => {
  const changed = new Date('2026-11-20T10:00:00Z');
  const map = sitemapOfThreads('https://site.example', [
    { tid: 7, fid: 15443, special: 0, country_fid: 188, changed },
    { tid: 8, fid: 15443, special: 0, country_fid: 293, changed },
    { tid: 9, fid: 345, special: 4, country_fid: 188, changed },
    { tid: 10, fid: 771, special: 5, country_fid: 188, changed },
  ]);
  expect(map).toContain('<loc>https://site.example/ng/buglist/detail9</loc>');
  expect(map).toContain('<loc>https://site.example/ng/dreamFund/detail10</loc>');
  expect(map).toContain('<loc>https://site.example/ng/forum/15443/7</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>');
  expect(map).toContain('<loc>https://site.example/forum/15443/8</loc>');
});

test('an empty feed is a feed', () => {
  const feed = atomFeed({
    publicUrl: 'https://site.example',
    path: '/ng/feed.atom',
    page: '/ng/latest',
    title: 'Baobab & friends',
    language: 'en',
    threads: [],
    now: new Date('2026-11-20T10:00:00Z'),
  });
  expect(feed).toContain('<title>Baobab &amp; friends</title>');
  expect(feed).toContain('<updated>2026-11-20T10:00:00.000Z</updated>');
});
