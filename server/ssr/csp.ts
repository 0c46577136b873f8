import { randomBytes } from 'node:crypto';

/** What a page's policy allows beside the site's own files: a nonce, and the hashes of what stands in it. */
export interface InlineParts {
  nonce?: string;
  styles?: readonly string[];
  scripts?: readonly string[];
}

export const freshNonce = (): string => randomBytes(16).toString('base64');

/**
 * The page's content security policy: its own files only. `unsafe-inline` appears nowhere; `blob:` and `data:` are
 * for pictures chosen on the device and not yet sent.
 */
export function contentSecurityPolicy(parts: InlineParts, development = false): string {
  const { styles: sheets = [], scripts: early = [] } = parts;
  const hashed = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);
  const nonce = parts.nonce === undefined ? [] : [`'nonce-${parts.nonce}'`];
  const scripts = ["'self'", ...nonce, ...hashed(early)];
  const styles = ["'self'", ...hashed(sheets), ...(development ? nonce : [])];
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
