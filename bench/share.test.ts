import { expect, test } from 'vitest';
import { shareText, tableOf } from './line.ts';
import { shareOfFloor } from './share.ts';

const floors = { begin: { http: 20_000, select: 8000 }, end: { http: 25_000, select: 8000 } };

test('a rate is a share of its floor at both ends of the run, lower first', () => {
  expect(shareOfFloor(1000, 'http', floors)).toBe('4.0 to 5.0 %');
  expect(shareOfFloor(800, 'select', floors)).toBe('10.0 %');
});

test('during the run there is the beginning alone, and without a measured floor no share', () => {
  expect(shareOfFloor(1000, 'http', { begin: floors.begin, end: {} })).toBe('5.0 %');
  expect(shareOfFloor(1000, 'http, unread', floors)).toBe('');
});

test('a table shows the share with the name of its floor', () => {
  const line = { name: 'pages', unit: '/s', measured: 1000, floor: 'http' } as const;
  expect(tableOf([line], floors)).toContain('| 4.0 to 5.0 % of http |');
  expect(shareText({ name: 'weight', unit: 'kB', measured: 10 }, floors)).toBe('');
});
