import { createHash, randomBytes } from 'node:crypto';

/** What stands in the page's policy for its inline parts: one nonce, or the hashes of them all. */
export type InlineParts = { nonce: string } | { hashes: readonly string[]; styles: readonly string[] };

export const freshNonce = (): string => randomBytes(16).toString('base64');

/**
 * The page's content security policy: its own files only. `unsafe-inline` appears nowhere; `blob:` and `data:` are
 * for pictures chosen on the device and not yet sent.
 */
export function contentSecurityPolicy(parts: InlineParts, development = false): string {
  const sources = (hashes: readonly string[]): string[] => ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)];
  const nonce = 'nonce' in parts ? ["'self'", `'nonce-${parts.nonce}'`] : [];
  const scripts = 'nonce' in parts ? nonce : sources(parts.hashes);
  const styles = 'nonce' in parts ? (development ? nonce : ["'self'"]) : sources(parts.styles);
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

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** A complete page without its nonce, and the hashes of its inline scripts: it can be stored and sent to any guest. */
export function hashed(html: string, nonce: string): { html: string; hashes: string[] } {
  const plain = html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
  const hashes = new Set<string>();
  for (const [, source = ''] of plain.matchAll(inlineScript)) {
    hashes.add(createHash('sha256').update(source).digest('base64'));
  }
  return { html: plain, hashes: [...hashes] };
}
