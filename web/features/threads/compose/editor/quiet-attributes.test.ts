import { expect, test } from 'vitest';
import { quietAttributes } from './quiet-attributes.ts';

test.each([
  ['<p style="color:red">Rice</p>', '<p data-style="color:red">Rice</p>'],
  ['<a href="/x" onclick="x()" STYLE = \'a\'>see</a>', '<a href="/x" data-onclick="x()" data-STYLE= \'a\'>see</a>'],
  ['<img\nonerror=x() src=y>', '<img data-onerror=x() src=y>'],
  ['A label has style=plain or onclick=go', 'A label has style=plain or onclick=go'],
  ['1 < 2 style=a <b>bold</b> onload=b', '1 < 2 style=a <b>bold</b> onload=b'],
])('%j is read as %j', (html, quiet) => {
  expect(quietAttributes(html)).toBe(quiet);
});
