import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, freshNonce, hashed } from './csp.ts';

const page = (nonce: string): string =>
  `<html><script nonce="${nonce}">let a = 1;</script><script nonce="${nonce}" src="/a.js"></script>` +
  `<link nonce="${nonce}" href="/a.css"><script nonce="${nonce}" type="module">import "/b.js";</script></html>`;

test('a stored page carries no nonce and names exactly its inline scripts', () => {
  const nonce = freshNonce();
  const { html, hashes } = hashed(page(nonce), nonce);
  const sha = (source: string): string => createHash('sha256').update(source).digest('base64');
  expect(html).not.toContain('nonce');
  expect(hashes).toEqual([sha('let a = 1;'), sha('import "/b.js";')]);
  expect(hashed(page(freshNonce()), nonce).html).toContain('nonce');
});

test('no policy allows inline code as such', () => {
  for (const policy of [
    contentSecurityPolicy({ nonce: 'n' }),
    contentSecurityPolicy({ hashes: ['h'], styles: ['s'] }),
    contentSecurityPolicy({ nonce: 'n' }, true),
  ]) {
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'self'");
  }
  const stored = contentSecurityPolicy({ hashes: ['h'], styles: ['s'] });
  expect(stored).toContain("script-src 'self' 'sha256-h';");
  expect(stored).toContain("style-src 'self' 'sha256-s';");
  expect(contentSecurityPolicy({ nonce: 'n' })).toContain("style-src 'self';");
});

test('nonces are fresh', () => {
  expect(new Set(Array.from({ length: 100 }, freshNonce)).size).toBe(100);
});
