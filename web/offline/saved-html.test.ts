import { expect, test } from 'vitest';
import { assetsIn, buildIn, dataIn, isBuild, markedSaved, readerIn, titleIn } from './saved-html.ts';

const page = (
  viewer: unknown,
) => `<!doctype html><html lang="en"><head><title>Beans &amp; rice &#x27;s &lt;b&gt; &quot;q&quot;</title>
<link rel="modulepreload" href="/assets/vendor-a1.js"><link rel="stylesheet" href="/assets/app-b2.css"><style data-href="/assets/held-d4.css">p{}</style></head><body>
<script type="application/json" id="page-data">${JSON.stringify({ data: { root: { viewer }, 'routes/thread': { a: 1 } }, errors: {} })}</script>
<script type="module" src="/assets/entry.client-C0_x-9.js"></script><a href="/assets/vendor-a1.js">again</a></body></html>`;

test('what is read out of a page', () => {
  const html = page({ uid: 7 });
  expect(titleIn(html)).toBe('Beans & rice \'s <b> "q"');
  expect(readerIn(html)).toBe(7);
  expect(readerIn(page(null))).toBeUndefined();
  expect(JSON.parse(dataIn(html)!).data['routes/thread']).toEqual({ a: 1 });
  expect(buildIn(html)).toBe('/assets/entry.client-C0_x-9.js');
  expect(assetsIn(html)).toEqual(['/assets/vendor-a1.js', '/assets/app-b2.css', '/assets/entry.client-C0_x-9.js']);
  expect(markedSaved(html, 5, 0).startsWith('<!doctype html><html data-saved="5" lang="en">')).toBe(true);
});

test.each([
  ['en', '15:29', 'Yesterday, 15:29', 'Yesterday'],
  ['fr', '15:29', 'Hier, 15:29', 'Hier'],
  ['hi', '15:29', 'कल, 15:29', 'कल'],
] as const)(
  'a page that is read from this device says when something was, and not how long before it was sent (%s)',
  (language, today, yesterday, short) => {
    const at = Date.UTC(2026, 10, 21, 14, 29);
    const row = (length: string) =>
      `<time dateTime="${new Date(at).toISOString()}" data-ago="${length}" class="text-xs">2 hours ago</time>`;
    const data = JSON.stringify({ data: { root: { viewer: null, zone: [[0, 60]] } } });
    const html = `<html class="a" lang="${language}"><a lang="en">English</a><time dateTime="2026">2026-11-21</time>${row('')}${row('short')}<script id="page-data">${data}</script>`;
    const readAt = (hours: number) =>
      [...markedSaved(html, at, at + hours * 3_600_000).matchAll(/<time[^>]*>([^<]*)/g)].map(([, words]) => words);
    expect(readAt(8)).toEqual(['2026-11-21', today, today]);
    expect(readAt(9)).toEqual(['2026-11-21', yesterday, short]);
    expect(readAt(33)).toEqual(['2026-11-21', '2026-11-21', '2026-11-21']);
  },
);

test('a page without any of it', () => {
  expect([titleIn(''), readerIn('<p>'), dataIn(''), buildIn(''), assetsIn('')]).toEqual([
    '',
    undefined,
    undefined,
    '',
    [],
  ]);
});

test('only the code that starts a page names its version', () => {
  expect(['/assets/entry.client-a.js', '/assets/vendor-a.js', '', '/x/assets/entry.client-a.js'].map(isBuild)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
