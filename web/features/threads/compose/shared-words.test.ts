import { expect, test } from 'vitest';
import { sharedWords } from './shared-words.ts';

test.each([
  ['two lines', 'One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
  [
    'an address on its own line',
    'Look\nhttps://forum.example/a?b=1&c=2',
    '<p>Look</p><p><a href="https://forum.example/a?b=1&amp;c=2">https://forum.example/a?b=1&amp;c=2</a></p>',
  ],
  ['what would be markup', '<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  [
    'an address that would end its link',
    'https://a.example/"><b>',
    '<p><a href="https://a.example/&quot;&gt;&lt;b&gt;">https://a.example/&quot;&gt;&lt;b&gt;</a></p>',
  ],
  ['no address that runs', 'javascript:alert(1)', '<p>javascript:alert(1)</p>'],
])('%s', (_, text, html) => {
  expect(sharedWords(text)).toBe(html);
});
