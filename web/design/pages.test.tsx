import { expect, test } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { Pagination } from './Pagination.tsx';
import { pageOf, pagerItems } from './pages.ts';

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=7', 7],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=x', 1],
  ['page=99999999', 1],
])('R-MSC-025 the current page of "%s" is %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page);
});

/** What a width sees: `wide` all cells, a phone only its own. */
const seen = (current: number, total: number, width: 'phone' | 'wide'): string =>
  pagerItems(current, total)
    .filter((item) => ('gap' in item ? item.gap === 'always' || width === 'phone' : width === 'wide' || !item.wide))
    .map((item) => ('gap' in item ? '…' : item.page))
    .join(' ');

test.each([
  [1, 1, '1', '1'],
  [1, 5, '1 2 3 4 5', '1 2 3 … 5'],
  [3, 5, '1 2 3 4 5', '1 2 3 4 5'],
  [1, 19, '1 2 3 4 5 … 19', '1 2 3 … 19'],
  [7, 19, '1 … 5 6 7 8 9 … 19', '1 … 6 7 8 … 19'],
  [4, 19, '1 2 3 4 5 6 … 19', '1 … 3 4 5 … 19'],
  [19, 19, '1 … 15 16 17 18 19', '1 … 17 18 19'],
  [17, 19, '1 … 15 16 17 18 19', '1 … 16 17 18 19'],
])('on page %i of %i the pager is %s, on phones %s', (current, total, wide, phone) => {
  expect(seen(current, total, 'wide')).toBe(wide);
  expect(seen(current, total, 'phone')).toBe(phone);
});

test('every page a pager leaves out stands behind an ellipsis, on any width', () => {
  for (let total = 1; total <= 14; total++) {
    for (let current = 1; current <= total; current++) {
      for (const width of ['phone', 'wide'] as const) {
        const parts = seen(current, total, width).split(' ');
        let last = 0;
        for (const [index, part] of parts.entries()) {
          if (part === '…') continue;
          expect(Number(part) - last === 1 || parts[index - 1] === '…', `${current}/${total} ${width}`).toBe(true);
          last = Number(part);
        }
        expect(last).toBe(total);
        expect(parts).toContain(String(current));
      }
    }
  }
});

test('R-MSC-026 previous button, page numbers, next button, page jumper, in this order', () => {
  const html = rendered(<Pagination page={2} total={3} />, { country: 'ng', at: '/latest?order=new&page=2' });
  const order = [
    'rel="prev"',
    'aria-label="Page 1"',
    'aria-label="Page 2"',
    'aria-label="Page 3"',
    'rel="next"',
    '<form',
    'id="pager-jump"',
  ];
  const places = order.map((part) => html.indexOf(part));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('the pager’s links lead to the same address, so that it works without script', () => {
  const html = rendered(<Pagination page={2} total={3} anchor="replies" />, {
    country: 'ng',
    at: '/latest?order=new&page=2',
  });
  expect(html).toContain('href="/ng/latest?order=new#replies"');
  expect(html).toContain('href="/ng/latest?order=new&amp;page=3#replies"');
  expect(html).toContain('action="/ng/latest"');
  expect(html).toContain('<input type="hidden" name="order" value="new"/>');
});

test('a single page has no pager, the first no way back', () => {
  expect(rendered(<Pagination page={1} total={1} />)).not.toContain('<nav');
  expect(rendered(<Pagination page={1} total={2} />)).not.toContain('rel="prev"');
});
