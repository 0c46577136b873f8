import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backIn, withDialog, withoutDialog } from './dialog-back.ts';
import { logInFor } from './dialog-flags.ts';
import { sitePath, sitePathIn } from './site-path.ts';

const origin = 'https://baobab.example';

/** The ways of another site into an address, as browsers and proxies read them. */
const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/x/../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2E//evil.example',
  '/x/.%2e//evil.example',
  '/..\\/evil.example',
  '/..\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.\t./\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/..//\\evil.example',
  '/..//user:word@evil.example',
  '/%252e%252e//evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/%25252f%252fevil.example',
  'https://evil.example',
  'https:evil.example/..//x',
  'https:\\\\evil.example',
  'http:/evil.example',
  'http://baobab.example',
  `${origin}@evil.example`,
  `${origin}.evil.example/`,
  `${origin}//evil.example`,
  `https://user:word@baobab.example//evil.example`,
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://baobab.example/x',
  'mailto:a@evil.example',
  'about:blank',
];

/** Whose page it is, resolved once, resolved again, decoded and resolved, and behind the prefix of a country. */
function expectOurs(path: string, from = '/'): void {
  expect(path).toMatch(/^\/(?![/\\])[^\t\n\r]*$/);
  const ours = (address: string): URL => {
    const url = new URL(address, origin + from);
    expect([address, url.origin]).toEqual([address, origin]);
    return url;
  };
  let { pathname } = ours(path);
  for (let turn = 0; turn < 4; turn++) {
    pathname = ours(pathname).pathname;
    try {
      pathname = decodeURIComponent(pathname);
    } catch {
      break;
    }
  }
  ours(`/ng${path}`);
}

describe('an address of this site', () => {
  test.each(hostile)('is never %j', (sent) => {
    for (const from of ['/', '/ng/forum/188/1041', '/ng/']) {
      expectOurs(sitePath(sent, { origin, from }), from);
      expectOurs(sitePath(sent));
    }
    expect(sitePathIn(`/..//evil.example`)).toBeUndefined();
    expect(backIn(new URLSearchParams({ back: sent }).toString()) ?? '/').toMatch(/^\/(?![/\\])/);
  });

  test.each([
    ['/', '/'],
    ['/latest?page=2#p1', '/latest?page=2#p1'],
    ['/search?q=50%25+off//..//x', '/search?q=50%25+off//..//x'],
    ['/search?q=हिन्दी', '/search?q=%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80'],
    ['/a/../latest', '/latest'],
    ['/a//b', '/a//b'],
    [`${origin}/latest?x`, '/latest?x'],
    ['?page=2', '/ng/forum?page=2'],
    ['#p1', '/ng/forum#p1'],
    ['', '/ng/forum'],
  ])('%j is %s', (sent, path) => {
    expect(sitePath(sent, { origin, from: '/ng/forum' })).toBe(path);
  });

  test('is one of nobody’s length, and nothing is home', () => {
    expect(sitePathIn(`/${'a'.repeat(8000)}`)).toBeUndefined();
    expect([sitePath(null), sitePath(undefined)]).toEqual(['/', '/']);
  });

  const piece = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e',
      '%2E%2e',
      '%252e',
      '%2f',
      '%5C',
      '%25',
      '@',
      ':',
      '?',
      '#',
      'https:',
      'http:',
    ],
    ...[
      'javascript:',
      'evil.example',
      'ng',
      '\t',
      '\n',
      '\r',
      '\r\n',
      ' ',
      '\0',
      '\u3002',
      '／',
      'é',
      '\ud800',
      '%0d%0a',
      'x',
    ],
    ...[';', '&back=', '"', '<', origin, 'user:word@'],
  );
  const address = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));

  test('is ours, whatever was sent, from whichever page and in whichever part', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          address.map((rest) => `/${rest}`),
          fc.string({ unit: 'binary' }),
        ),
        (sent) => {
          const path = sitePath(sent, { origin, from: '/ng/latest' });
          expectOurs(path, '/ng/latest');
          expectOurs(withDialog(sent, 'showlogin'));
          expectOurs(withoutDialog(sent));
          const back = backIn(logInFor(sent).slice(1));
          if (back !== undefined) expectOurs(back);
          // Nothing changes what has been made: it may be sent and read again.
          expect(sitePath(path)).toBe(path);
          expect(path).toMatch(/^[\x20-\x7e]*$/);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
