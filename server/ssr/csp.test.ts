import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';

test('no policy allows inline code as such', () => {
  for (const policy of [
    contentSecurityPolicy({}),
    contentSecurityPolicy({ styles: ['s'], scripts: ['t'] }),
    contentSecurityPolicy({ nonce: 'n' }),
  ]) {
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'self'");
  }
  const built = contentSecurityPolicy({ styles: ['s'], scripts: ['t'] });
  expect(built).toContain("script-src 'self' 'sha256-t';");
  expect(built).toContain("style-src 'self' 'sha256-s';");
  const development = contentSecurityPolicy({ nonce: 'n' });
  expect(development).toContain("script-src 'self';");
  expect(development).toContain("style-src 'self' 'nonce-n';");
});

test('the store is allowed for pictures, media and sending alone, and only where readers are sent there', () => {
  const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
  const through = contentSecurityPolicy({});
  expect([directive(through, 'img-src'), directive(through, 'media-src')]).toEqual([
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
  ]);
  expect(directive(through, 'connect-src')).toBe("connect-src 'self'");
  const redirected = contentSecurityPolicy({ mediaOrigin: 'https://store.example' });
  expect(directive(redirected, 'img-src')).toBe("img-src 'self' data: blob: https://store.example");
  expect(directive(redirected, 'media-src')).toBe("media-src 'self' blob: https://store.example");
  expect(redirected.split('https://store.example')).toHaveLength(4);
});
