import { expect, test } from 'vitest';
import { bytesWithWords, type Moment, markOf, momentsIn, saidInBytes, withWords } from './moments.ts';

const html = `<b>मे</b><time>${markOf({ at: 60, short: false })}</time><i>${markOf({ at: 120, short: true })}</i>`;
const words = ({ at, short }: Moment) => `${at} & ${short}`;

test('a page is drawn with marks, and sent with words, which stand as text', () => {
  expect(withWords(html, words)).toBe('<b>मे</b><time>60 &#38; false</time><i>120 &#38; true</i>');
  expect(bytesWithWords(Buffer.from(html), words).toString()).toBe(withWords(html, words));
  expect(momentsIn(html)).toEqual([
    { at: 60, short: false },
    { at: 120, short: true },
  ]);
});

test('what a run is packed as follows from its words, and from nothing where it names no moment', () => {
  const run = Buffer.from(html);
  expect(saidInBytes(run, words)).toBe(saidInBytes(run, words));
  expect(saidInBytes(run, words)).not.toBe(saidInBytes(run, () => 'moments ago'));
  const plain = Buffer.from('<p>moments ago</p>');
  expect(saidInBytes(plain, words)).toBe('');
  expect(bytesWithWords(plain, words)).toBe(plain);
});
