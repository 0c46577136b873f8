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
