import { expect, test } from 'vitest';
import { firstLinkIn, previewOf } from './link-preview.ts';
import { pageAddress } from './page-address.ts';
import { cleanRichText } from './rich-text.ts';

const address = 'https://www.lens.example/a';
const bare = { address, summary: '', site: 'lens.example' };

test.each([
  ['its title', '<html><head><title>A lens</title>', { ...bare, title: 'A lens' }],
  ['marks and lines in it', '<title> Tom &amp; Ada\n  at home</title>', { ...bare, title: 'Tom & Ada at home' }],
  ['the first title alone', '<title>One</title><svg><title>Two</title></svg>', { ...bare, title: 'One' }],
  ['no title', '<p>Words</p>', null],
  ['an empty title', '<title> </title>', null],
  ['a title in a comment', '<!-- <title>One</title> -->', null],
  [
    'what it says for cards',
    '<title>Long one</title><meta property="og:title" content="Short"><meta name=description content="Plain">' +
      '<meta property="og:description" content="For a card"><meta property="og:site_name" content="Lens">',
    { address, title: 'Short', summary: 'For a card', site: 'Lens' },
  ],
  [
    'its description',
    '<title>T</title><meta name="Description" content="Plain">',
    { ...bare, title: 'T', summary: 'Plain' },
  ],
  [
    'the first of two',
    '<title>T</title><meta name=description content=a><meta name=description content=b>',
    { ...bare, title: 'T', summary: 'a' },
  ],
  ['words that turn others', '<title>one \u202etwo</title>', { ...bare, title: 'one two' }],
])('of a page: %s', (_what, html, preview) => {
  expect(previewOf(html, address)).toEqual(preview);
});

test('long words are cut', () => {
  const long = 'word '.repeat(200);
  const found = previewOf(
    `<title>${long}</title><meta name=description content="${long}"><meta property="og:site_name" content="${long}">`,
    address,
  )!;
  expect([found.title, found.summary, found.site].map((text) => text.length <= 201 && text.endsWith('…'))).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  ['See https://lens.example/a?b=1&c=2.', 'https://lens.example/a?b=1&c=2'],
  ['<p><a href="mailto:a@b.example">me</a> <a href="http://lens.example">lens</a></p>', 'http://lens.example/'],
  ['www.lens.example and https://other.example', 'https://www.lens.example/'],
  ['No link at all', undefined],
])('the first web link of %s', (message, found) => {
  expect(firstLinkIn(cleanRichText(message).html)).toBe(found);
});

test.each([
  ['https://lens.example', 'https://lens.example/'],
  ['mailto:a@b.example', undefined],
  ['javascript:alert(1)', undefined],
  ['https://name@lens.example', undefined],
  ['no address', undefined],
])('%s leads to a page that could be read: %s', (href, found) => {
  expect(pageAddress(href)).toBe(found);
});
