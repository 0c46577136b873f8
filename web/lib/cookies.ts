import { cookieName } from '../../contract/primitives/cookies.ts';

const overHttps = (): boolean => location.protocol === 'https:';

/** A cookie that this browser's own code set; one of before the prefix of https is taken where no other is there. */
export function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split(';').map((pair) => pair.trim());
  const found = (whole: string) => pairs.find((pair) => pair.startsWith(`${whole}=`))?.slice(whole.length + 1);
  return found(cookieName(name, true)) ?? found(name);
}

/** Sets a cookie for the whole site, bound to its host over https; without an age it goes with the browser's session. */
export function writeCookie(name: string, value: string, ageSeconds?: number): void {
  const age = ageSeconds === undefined ? '' : `; max-age=${ageSeconds}`;
  const secure = overHttps();
  put(`${cookieName(name, secure)}=${value}; path=/${age}; samesite=lax${secure ? '; secure' : ''}`);
  if (secure) put(`${name}=; path=/; max-age=0`);
}

function put(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers meant here
  document.cookie = cookie;
}
