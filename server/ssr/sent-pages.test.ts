import { expect, test } from 'vitest';
import type { Moment } from './moments.ts';
import { AskedPage, createSentPages } from './sent-pages.ts';

const bytes = Buffer.from('packed');
const moments = [{ at: 60, short: false }];
let ago = 'moments ago';
const words = (_: Moment): string => ago;

test('a page is sent again for the same data to the same reader, until it says something else of its moments', () => {
  const pages = createSentPages();
  const ask = (of: readonly unknown[], data: string) => {
    const asked = new AskedPage(pages, of, words);
    return { isKnown: asked.isKnown(data), asked };
  };
  ask(['/', 7], 'data').asked.store(bytes, moments);
  expect(ask(['/', 7], 'data').asked.found).toBe(bytes);
  expect([ask(['/', 8], 'data').isKnown, ask(['/', 7], 'other data').isKnown]).toEqual([false, false]);
  ago = '1 minute ago';
  expect(ask(['/', 7], 'data')).toMatchObject({ isKnown: false, asked: { found: undefined } });
});
