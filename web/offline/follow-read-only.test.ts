import { beforeEach, expect, test } from 'vitest';
import { noteReadOnly, readOnlySaid } from '../lib/read-only.ts';
import type { BrowserRouter } from '../router/browser-router.ts';
import { followReadOnly } from './follow-read-only.ts';

beforeEach(() => readOnlySaid.set(() => undefined));

const answer = (readOnly: boolean): Pick<Response, 'headers'> => ({
  headers: new Headers(readOnly ? { 'x-read-only': '1' } : {}),
});

/** A page that shows what stood when it was asked for last. */
function openPage(readOnly: boolean) {
  let asked = 0;
  const beside = (on: boolean) => (on ? { read_only: { on: 1 } } : undefined);
  const navigation = { state: 'idle' };
  const state = { page: { data: { root: { beside: beside(readOnly) } } }, navigation };
  const readers = new Set<() => void>();
  const router = {
    state,
    subscribe: (reader: () => void) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    revalidate: async () => {
      asked += 1;
      state.page.data.root.beside = beside(readOnlySaid.now() === true);
    },
  } as unknown as BrowserRouter;
  const goes = (on: 'loading' | 'idle') => {
    navigation.state = on;
    for (const reader of readers) reader();
  };
  return { router, goes, asked: () => asked };
}

test('an open page is asked for anew by the answer that says another thing, once for each turn', () => {
  const { router, asked } = openPage(false);
  const stop = followReadOnly(router);
  noteReadOnly(answer(false));
  expect(asked()).toBe(0);
  noteReadOnly(answer(true));
  noteReadOnly(answer(true));
  expect(asked()).toBe(1);
  noteReadOnly(answer(false));
  expect(asked()).toBe(2);
  stop();
  noteReadOnly(answer(true));
  expect(asked()).toBe(2);
});

test('what was said before it began counts, and nothing said changes nothing', () => {
  const before = openPage(true);
  followReadOnly(before.router)();
  expect(before.asked()).toBe(0);
  noteReadOnly(answer(true));
  const open = openPage(false);
  followReadOnly(open.router)();
  expect(open.asked()).toBe(1);
});

test('what an answer says on the way to another page is asked for once that page stands', () => {
  const { router, goes, asked } = openPage(true);
  const stop = followReadOnly(router);
  goes('loading');
  noteReadOnly(answer(false));
  expect(asked()).toBe(0);
  goes('idle');
  goes('idle');
  expect(asked()).toBe(1);
  stop();
});
