import { randomBytes } from 'node:crypto';

/** What a page's policy allows beside the site's own files: hashes of what stands in it, and Vite's styles in development. */
export interface InlineParts {
  styles?: readonly string[];
  scripts?: readonly string[];
  /** In development alone. */
  nonce?: string | undefined;
  /** Where pictures are redirected to and videos are sent, if they are. */
  mediaOrigin?: string | undefined;
}

/** By it Vite puts styles into pages in development; no built page has one. */
export const viteNonce = randomBytes(16).toString('base64');

/**
 * The page's content security policy: its own files only. `unsafe-inline` appears nowhere; `blob:` and `data:` are
 * for pictures chosen on the device and not yet sent.
 */
export function contentSecurityPolicy({ styles = [], scripts = [], nonce, mediaOrigin }: InlineParts): string {
  const hashed = (hashes: readonly string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('');
  const store = mediaOrigin === undefined ? '' : ` ${mediaOrigin}`;
  const isDevelopment = nonce !== undefined;
  return [
    "default-src 'self'",
    `script-src 'self'${hashed(scripts)}`,
    `style-src 'self'${hashed(styles)}${isDevelopment ? ` 'nonce-${nonce}'` : ''}`,
    `img-src 'self' data: blob:${store}`,
    `media-src 'self' blob:${store}`,
    `connect-src 'self'${store}${isDevelopment ? ' ws: wss:' : ''}`,
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
