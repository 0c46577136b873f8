import { expect, test } from 'vitest';
import { writtenAddresses } from './links.ts';

const linksIn = (text: string): string[] =>
  writtenAddresses(text).flatMap(({ text: shown, address }) => (address === undefined ? [] : [shown]));

test.each([
  ['صفحتي https://example.com/some_user_ هنا', ['https://example.com/some_user_']],
  ['انظر https://example.com/x، ثم قل لي', ['https://example.com/x']],
  ['هل رأيت https://example.com/x؟', ['https://example.com/x']],
  ['https://example.com/x؛ نعم', ['https://example.com/x']],
  ['देखो https://example.com/x। फिर', ['https://example.com/x']],
  ['{https://example.com/x}', ['https://example.com/x']],
  ['(https://example.com/wiki/A_(b)).', ['https://example.com/wiki/A_(b)']],
  ['https://example.com/ref#goat()', ['https://example.com/ref#goat()']],
  ['https://example.com/वर्ग/क्या', ['https://example.com/वर्ग/क्या']],
  ['دیکھو https://example.com/x۔ پھر', ['https://example.com/x']],
  ['看 https://example.com/x。然后', ['https://example.com/x']],
  ['看（https://example.com/x），然后', ['https://example.com/x']],
  ['「https://example.com/x」', ['https://example.com/x']],
  ['«https://example.com/x» et “https://example.com/y”', ['https://example.com/x', 'https://example.com/y']],
  ['„https://example.com/x“', ['https://example.com/x']],
  ['`https://example.com/x`, and', ['https://example.com/x']],
  [
    '\u2067https://example.com/x\u2069 \u200fhttps://example.com/y\u200f',
    ['https://example.com/x', 'https://example.com/y'],
  ],
  ['https://example.com/x\u200b next', ['https://example.com/x']],
  ['https://example.com/x። https://example.com/y፣', ['https://example.com/x', 'https://example.com/y']],
  ['https://example.com/x។ https://example.com/y։', ['https://example.com/x', 'https://example.com/y']],
  ['https://example.com/x‽ https://example.com/y—', ['https://example.com/x', 'https://example.com/y']],
  ['|https://example.com/x|https', ['https://example.com/x|https']],
  ['|https://example.com/x|', ['https://example.com/x']],
  ['〔https://example.com/x〕［https://example.com/y］', ['https://example.com/x', 'https://example.com/y']],
  ['https://example.com/٪', ['https://example.com/٪']],
  ['[https://example.com/[a]]', ['https://example.com/[a]']],
  ['[this](https://example.com/x)', ['https://example.com/x']],
  ['{{https://example.com/x?a={b}}}', ['https://example.com/x?a={b}']],
  ['**https://example.com/x**', ['https://example.com/x']],
  ['https://example.com/a,b;c', ['https://example.com/a,b;c']],
  ['https://example.com/d’Ivoire', ['https://example.com/d’Ivoire']],
  ['नमस्ते www.example.com/_a_।', ['www.example.com/_a_']],
])('%s leads where it says', (text, links) => {
  expect(linksIn(text)).toEqual(links);
  expect(
    writtenAddresses(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('an address leads to exactly what stands there, with https:// before www.', () => {
  const addresses = writtenAddresses('www.example.com/a_ https://example.com/b').flatMap(
    ({ address }) => address ?? [],
  );
  expect(addresses).toEqual(['https://www.example.com/a_', 'https://example.com/b']);
});
