import { beforeEach, expect, test, vi } from 'vitest';
import { medalsAsked, noteUnread } from './medals-asked.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  medalsAsked.set(() => 0);
});

test('a visit asks for medals once, and again only when more notices are unread', () => {
  noteUnread(3);
  expect(medalsAsked.now()).toBe(1);
  noteUnread(3);
  noteUnread(1);
  expect(medalsAsked.now()).toBe(1);
  noteUnread(2);
  expect(medalsAsked.now()).toBe(2);
});
