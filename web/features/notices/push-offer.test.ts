import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasReply, noteOffered, wasOffered } from './push-offer.ts';

const stored = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['nothing yet', [], false],
  ['a like', [{ sort: 'like', authorid: 3 }], false],
  [
    'a follow and the system',
    [
      { sort: 'follow', authorid: 3 },
      { sort: 'system', authorid: 0 },
    ],
    false,
  ],
  ['a reply of nobody', [{ sort: 'reply', authorid: 0 }], false],
  [
    'a reply below a like',
    [
      { sort: 'like', authorid: 3 },
      { sort: 'reply', authorid: 4 },
    ],
    true,
  ],
] as const)('notifications are worth an offer after a reply alone: %s', (_what, rows, expected) => {
  expect(hasReply(rows)).toBe(expected);
});

test('a browser offers it once to each member', () => {
  expect(wasOffered(7)).toBe(false);
  noteOffered(7);
  expect([wasOffered(7), wasOffered(8)]).toEqual([true, false]);
});
