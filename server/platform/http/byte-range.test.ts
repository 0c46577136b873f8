import { expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-9,20-29', 'whole'],
  ['bytes=-', 'whole'],
  ['items=0-9', 'whole'],
  ['bytes=a-b', 'whole'],
])('of 100 bytes %s asks for %o', (header, part) => {
  expect(rangeOf(header, 100)).toEqual(part);
});
