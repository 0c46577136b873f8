import { expect, test } from 'vitest';
import { firstLink } from './first-link.ts';

test.each([
  ['<p>No link</p>', ''],
  ['<p>See https://lens.example/a?b=1&amp;c=2.</p>', 'https://lens.example/a?b=1&c=2'],
  ['<p>www.lens.example, and more</p>', 'https://www.lens.example'],
  ['<p>A <a href="https://lens.example/b)">lens</a>, https://other.example</p>', 'https://lens.example/b)'],
  ['<p>https://first.example <a href="https://second.example">two</a></p>', 'https://first.example'],
  ['<p>Write to <a href="mailto:a@b.example">me</a></p>', ''],
  ['<p>http://localhost/ and https://lo</p>', ''],
  ['<p>(https://lens.example)</p>', 'https://lens.example'],
])('the first link of %s is %s', (html, address) => {
  expect(firstLink(html)).toBe(address);
});
