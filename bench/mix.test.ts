import { expect, test } from 'vitest';
import { timesByKind } from './asking.ts';
import { mixOf } from './mix.ts';

const threads = Array.from({ length: 100 }, (_, i) => ({ tid: i + 1, fid: 7, floors: 20 }));
const members = [{ uid: 1, token: 't', cookie: 'c', address: '10.0.0.1' }];
const mix = mixOf({ threads, members, count: 20_000, seed: 1 });
const of = (kind: string) => mix.filter((one) => one.kind === kind);

test('2 % are replies, and of the rest 85 guests come to 15 members', () => {
  expect(of('replies').length / mix.length).toBeCloseTo(0.02, 2);
  const pages = of('guests').length + of('members').length;
  expect(of('guests').length / pages).toBeCloseTo(0.85, 2);
});

test('guests are nobody, members come by their cookie, and replies by a token', () => {
  expect(of('guests').every(({ headers }) => !('cookie' in headers) && !('x-auth-token' in headers))).toBe(true);
  expect(of('members').every(({ headers, method }) => 'cookie' in headers && method === 'GET')).toBe(true);
  expect(of('replies').every(({ headers, method }) => 'x-auth-token' in headers && method === 'POST')).toBe(true);
});

test('the first thread is asked for twice as often as the second, and the same seed gives the same mix', () => {
  const asked = (tid: number) => mix.filter(({ path }) => path.startsWith(`/forum/7/${tid}?`)).length;
  expect(asked(1) / asked(2)).toBeGreaterThan(1.7);
  expect(asked(1) / asked(2)).toBeLessThan(2.3);
  expect(mixOf({ threads, members, count: 50, seed: 1 })).toEqual(mix.slice(0, 50));
});

test('every request takes what browsers take', () => {
  expect(new Set(mix.map(({ headers }) => headers['accept-encoding']))).toEqual(new Set(['gzip, deflate, br']));
});

test('times are separated by kind', () => {
  const kinds = timesByKind([5, 100, 7, 300], (i) => (i % 2 === 0 ? 'guests' : 'members'));
  expect(kinds).toEqual({ guests: { count: 2, p50: 7, p99: 7 }, members: { count: 2, p50: 300, p99: 300 } });
});
