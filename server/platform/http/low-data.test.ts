import { expect, test } from 'vitest';
import { asksLowData } from './low-data.ts';

test.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ cookie: 'bb_lite=1' }, true],
  [{ cookie: 'bb_page=x; bb_lite=0', 'save-data': 'on' }, false],
  [{ cookie: '__Host-bb_lite=1' }, true],
  [{ cookie: 'bb_lite=1; __Host-bb_lite=0' }, false],
  [{ cookie: 'xbb_lite=1' }, false],
  [{ cookie: 'bb_lite=10' }, false],
])('%j asks for little data: %s', (headers, asks) => {
  expect(asksLowData(headers)).toBe(asks);
});
