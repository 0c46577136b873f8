import { expect, test } from 'vitest';
import { contentSecurityPolicy, freshNonce } from './csp.ts';

test('no policy allows inline code as such', () => {
  for (const policy of [
    contentSecurityPolicy({ nonce: 'n' }),
    contentSecurityPolicy({ styles: ['s'] }),
    contentSecurityPolicy({ nonce: 'n' }, true),
  ]) {
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'self'");
  }
  const stored = contentSecurityPolicy({ styles: ['s'] });
  expect(stored).toContain("script-src 'self';");
  expect(stored).toContain("style-src 'self' 'sha256-s';");
  expect(contentSecurityPolicy({ nonce: 'n' })).toContain("style-src 'self';");
});

test('nonces are fresh', () => {
  expect(new Set(Array.from({ length: 100 }, freshNonce)).size).toBe(100);
});
