import { expect, test, vi } from 'vitest';
import { isReason } from './medals-asked.ts';

test('a visit asks for medals once, and again only when more notices are unread', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  expect([3, 3, 1, 2].map(isReason)).toEqual([true, false, false, true]);
});
