import { expect, test } from 'vitest';
import { type Moment, markOf, saidOf, withWords } from './moments.ts';

const html = `<b>मे</b><time>${markOf({ at: 60, short: false })}</time><i>${markOf({ at: 120, short: true })}</i>`;
const words = ({ at, short }: Moment) => `${at} & ${short}`;

test('a page is drawn with marks, and sent with words, which stand as text', () => {
  const { text, moments } = withWords(html, words);
  expect(text).toBe('<b>मे</b><time>60 &#38; false</time><i>120 &#38; true</i>');
  expect(moments).toEqual([
    { at: 60, short: false },
    { at: 120, short: true },
  ]);
  expect(withWords('<p>moments ago</p>', words)).toEqual({ text: '<p>moments ago</p>', moments: [] });
});

test('what a page says of its moments has one name for as long as it says the same', () => {
  const { moments } = withWords(html, words);
  expect(saidOf(moments, words)).toBe(saidOf(moments, words));
  expect(saidOf(moments, words)).not.toBe(saidOf(moments, () => 'moments ago'));
});
