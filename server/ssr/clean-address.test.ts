import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanAddress } from './clean-address.ts';

test.each([
  ['/ng/forum/188/1041.', '', '/ng/forum/188/1041'],
  ['/forum/188/1041)', '', '/forum/188/1041'],
  ['/forum/188/1041).', '', '/forum/188/1041'],
  ['/forum/188/1041%D8%8C', '', '/forum/188/1041'],
  ['/forum/188/1041%E0%A5%A4', '', '/forum/188/1041'],
  ['/forum/188/1041%E2%80%8F', '', '/forum/188/1041'],
  ['/forum/188/1041*_', '', '/forum/188/1041'],
  ['/gh.', '', '/gh'],
  ['/.', '', '/'],
  ['/forum/188/1041', '?page=2.', '/forum/188/1041?page=2'],
  ['/forum/188/1041', '?page=2&pid=55)', '/forum/188/1041?page=2&pid=55'],
  ['//evil.example.', '', '/evil.example'],
])('%s%s means %s', (path, search, meant) => {
  expect(cleanAddress(path, search)).toBe(meant);
});

test.each([
  ['/', ''],
  ['/ng/', ''],
  ['/ng/forum/188/1041', ''],
  ['/ng/forum/188/', ''],
  ['/search', '?q=what?'],
  ['/search', '?q=C%2B%2B'],
  ['/ng/forum/188/1041', '?page=2'],
  ['/%ff.', ''],
  ['/%2e%2e%2f', ''],
])('%s%s is what was meant', (path, search) => {
  expect(cleanAddress(path, search)).toBeUndefined();
});

test('wherever it leads is a path of this site, and needs no further step', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '//',
    'evil.example',
    '%2f',
    '%5c',
    '@',
    ':',
    ')',
    '%D8%8C',
    '?',
    '#',
    'ng',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const asked = new URL(`/${pieces.join('')}`.replace(/^[/\\]+/, '/'), 'https://site.example');
      const meant = cleanAddress(asked.pathname, asked.search);
      if (meant === undefined) return;
      const led = new URL(meant, 'https://site.example');
      expect(led.origin).toBe('https://site.example');
      expect(cleanAddress(led.pathname, led.search)).toBeUndefined();
    }),
  );
});
