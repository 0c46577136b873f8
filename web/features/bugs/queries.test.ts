import { expect, test } from 'vitest';
import { bugsAsked, bugsPath } from './queries.ts';

const asked = (query: string) => bugsAsked(new URLSearchParams(query));

test('the list’s address says status, order, phone and version, and is read again', () => {
  const wanted = { status: 3, order: 'same', phone: 'Zuri 5', solved: '' } as const;
  expect(bugsPath(wanted)).toBe('/buglist?status=3&order=same&phone=Zuri+5');
  expect(asked('status=3&order=same&phone=Zuri+5&page=2')).toEqual({ ...wanted, page: 2 });
  expect(bugsPath({})).toBe('/buglist');
});

test.each(['status=9', 'status=x', 'order=worst'])('what the list doesn’t know (%s) narrows nothing', (query) => {
  expect(asked(query)).toMatchObject({ status: 0, order: '' });
});
