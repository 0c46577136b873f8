import { randomBytes } from 'node:crypto';

/** What a page's policy allows beside the site's own files: one nonce, or the hashes of what stands in it. */
export type InlineParts = { nonce: string } | { styles: readonly string[]; scripts?: readonly string[] };

export const freshNonce = (): string => randomBytes(16).toString('base64');

/**
 * The page's content security policy: its own files only. `unsafe-inline` appears nowhere; `blob:` and `data:` are
 * for pictures chosen on the device and not yet sent.
 */
export function contentSecurityPolicy(parts: InlineParts, development = false): string {
  const nonce = 'nonce' in parts ? [`'nonce-${parts.nonce}'`] : [];
  const hashed = 'nonce' in parts ? [] : (parts.scripts ?? []).map((hash) => `'sha256-${hash}'`);
  const scripts = ["'self'", ...nonce, ...hashed];
  const inline = 'nonce' in parts ? (development ? nonce : []) : parts.styles.map((hash) => `'sha256-${hash}'`);
  const styles = ["'self'", ...inline];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self'${development ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every page, beside its policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
};
