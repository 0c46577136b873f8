import { expect, test } from 'vitest';
import { fetchedParts } from '../parts/part.ts';
import { goneStatus } from '../router/page-errors.ts';
import { Piece } from '../router/piece.tsx';
import { rendered } from '../testing/rendered.tsx';
import { MarkOfMoment, Time, useCountFormat } from '../texts/formats.tsx';
import { ErrorPage } from './error-page.tsx';
import { Alternates, canonicalSearch } from './head.tsx';

function Counts({ counts }: { counts: number[] }) {
  const format = useCountFormat();
  return <p>{counts.map(format).join(' ')}</p>;
}

test('R-MSC-050 counts are shortened with K and M and one decimal, in the signs of the language', () => {
  const counts = [1000, 1001, 12_345, 1_000_001];
  expect(rendered(<Counts counts={counts} />)).toContain('1000 1.0K 12.3K 1.0M');
  expect(rendered(<Counts counts={counts} />, { country: 'ma' })).toContain('1000 1,0K 12,3K 1,0M');
});

test('R-MSC-049 what is drawn for no page says the day and the clock; the end of a line the day alone', () => {
  const at = Date.UTC(2026, 10, 21, 8, 5) / 1000;
  expect(rendered(<Time at={at} />)).toMatch(/<time dateTime="2026-11-21T08:05:00.000Z"[^>]*>2026-11-21 08:05<\/time>/);
  expect(rendered(<Time at={at} short />)).toContain('>2026-11-21</time>');
});

test('the server’s place for a moment stands alone in its element, also in a piece', () => {
  const mark = ({ at, short }: { at: number; short: boolean }) => `[${at} ${short}]`;
  const drawn = rendered(
    <MarkOfMoment value={mark}>
      <Piece as="li" name="row" of={{}} className="row">
        <Time at={60} short />
      </Piece>
    </MarkOfMoment>,
  );
  expect(drawn).toContain('data-ago="short">[60 true]</time>');
});

test.each([
  [404, undefined, 'Page not found'],
  [goneStatus, 'Thread not exist...', 'Thread not exist...'],
  [500, undefined, 'System error / Please try it later.'],
  [418, undefined, 'System error / Please try it later.'],
])('R-MSC-027 R-MSC-028 R-MSC-029 the error page of %i says so', async (status, message, words) => {
  const page = () => rendered(<ErrorPage error={{ status, data: { status, message } }} />);
  page();
  await fetchedParts();
  expect(page()).toContain(words);
});

test.each([
  ['', ''],
  ['?page=1', ''],
  ['?page=3', '?page=3'],
  ['?page=3&showlogin=yes', '?page=3'],
  ['?page=x', ''],
  ['?needcountry', ''],
])('the canonical address of a page asked for with "%s" ends in "%s"', (search, end) => {
  expect(canonicalSearch(search)).toBe(end);
});

test('a page names itself in every locale, each with its language', () => {
  const html = rendered(<Alternates />, { country: 'ma', at: '/latest?page=2&showlogin' });
  expect(html).toContain('<link rel="canonical" href="https://example.org/ma/latest?page=2"/>');
  expect(html.match(/hrefLang=/g)).toHaveLength(17);
  expect(html).toContain('type="application/atom+xml" href="https://example.org/ma/feed.atom"');
  expect(html).toContain('hrefLang="x-default" href="https://example.org/latest?page=2"');
  expect(html).toContain('hrefLang="hi-IN" href="https://example.org/in/latest?page=2"');
  expect(html).toContain('hrefLang="fr-CI" href="https://example.org/ci/latest?page=2"');
});
