import { cookieName, hostPrefix } from '../../../contract/primitives/cookies.ts';
import type { CookieOptions } from '../context.ts';

/**
 * Cookies of a request by name, without the prefix of https; what can't be decoded is left out. Over https (`bound`) those
 * without it are left out too: a neighbouring host may have set them.
 */
export function parseCookies(header: string | undefined, bound: boolean): Record<string, string> {
  const cookies: Record<string, string> = {};
  const prefixed: Record<string, string> = {};
  for (const part of (header ?? '').split(';', 200)) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (name === '') continue;
    try {
      const value = decodeURIComponent(part.slice(at + 1).trim());
      if (name.startsWith(hostPrefix)) prefixed[name.slice(hostPrefix.length)] = value;
      else if (!bound) cookies[name] = value;
    } catch {
      // Not ours.
    }
  }
  return { ...cookies, ...prefixed };
}

type Serialised = CookieOptions & { secure: boolean };

/** The Set-Cookie values of one cookie; over https the one without the prefix, of before, goes where the browser has it. */
export function setCookies(name: string, value: string, options: Serialised, sent: string | undefined): string[] {
  const set = serialiseCookie(cookieName(name, options.secure), value, options);
  const isOldSent = options.secure && (sent ?? '').split(';').some((part) => part.trimStart().startsWith(`${name}=`));
  return isOldSent ? [set, serialiseCookie(name, '', { ...options, maxAgeSeconds: 0 })] : [set];
}

/** A Set-Cookie value; every cookie of ours is for the whole site, and HttpOnly but where the page itself reads it. */
export function serialiseCookie(name: string, value: string, options: Serialised): string {
  const age = options.maxAgeSeconds === 'session' ? '' : `; Max-Age=${options.maxAgeSeconds}`;
  const secure = options.secure ? '; Secure' : '';
  const hidden = options.readable ? '' : '; HttpOnly';
  return `${name}=${encodeURIComponent(value)}; Path=/${age}${hidden}; SameSite=${options.sameSite}${secure}`;
}
