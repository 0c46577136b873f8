import type { CookieOptions } from '../context.ts';

/** Cookies of a request by name; what can't be decoded is left out. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? '').split(';', 50)) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (name === '') continue;
    try {
      cookies[name] = decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      // Not ours.
    }
  }
  return cookies;
}

/** A Set-Cookie value; every cookie of ours is HttpOnly and for the whole site. */
export function serialiseCookie(name: string, value: string, options: CookieOptions & { secure: boolean }): string {
  const age = options.maxAgeSeconds === 'session' ? '' : `; Max-Age=${options.maxAgeSeconds}`;
  const secure = options.secure ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/${age}; HttpOnly; SameSite=${options.sameSite}${secure}`;
}
