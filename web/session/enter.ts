import { bannedGroup, operatorGroup } from '../../contract/primitives/access-limits.ts';
import {
  countryOfCode,
  countryOfFid,
  globalCountry,
  globalFid,
  localePath,
} from '../../contract/primitives/countries.ts';
import { backIn, pageAfterEntry } from '../../contract/primitives/dialog-back.ts';
import { backTo } from '../../contract/primitives/dialog-flags.ts';
import { call } from '../api/client.ts';
import { splitLocale } from '../lib/address.ts';
import { goTo } from '../lib/go-to.ts';
import { pageLeft } from './leave-for.ts';
import type { SessionUser } from './session.ts';
import { notifyTabs, storeToken } from './token.ts';

export interface LoginOutcome {
  groupid: number;
  /** The answer's site-id header: a country code, `global`, or a country's number. */
  siteId: string | null;
  pathname: string;
  /** The address's query: a page may have asked for the log-in. */
  search?: string;
}

/** Where a log-in leads: an address, or null to reload the page that is open. */
export function afterLogin({ groupid, siteId, pathname, search = '' }: LoginOutcome): string | null {
  const { country, path } = splitLocale(pathname);
  if (groupid === bannedGroup) return localePath(country.code, '/banned');
  if (path.includes('/task') && backIn(search) === undefined) return null;
  const back = pageAfterEntry(path + search);
  if (back !== undefined) {
    const to = localePath(country.code, back);
    return to === pathname + search ? null : to;
  }
  if (siteId === null) return null;
  const home = countryOfCode(siteId) ?? countryOfFid(Number(siteId)) ?? globalCountry;
  return localePath(home.fid === globalFid ? 'global' : home.code, '/foryou');
}

/** A page of the site that a log-in's answer names, its home by default; of the locale that is read where it names none. */
const homeOf = (siteId: string | null, path = '/'): string =>
  localePath(countryOfCode(siteId ?? '')?.code ?? splitLocale(location.pathname).country.code, path);

export interface EnterOptions {
  /** false: the log-in is forgotten when the browser is closed. */
  remember?: boolean;
  /** The page stays as it stands, with what was typed on it. */
  stay?: boolean;
  /** Somebody has just joined: they are led through their first steps, unless the page stays. */
  joined?: boolean;
  /** Home, whatever page is open: after a log-in by an account elsewhere (R-TPY-003, R-TPY-004). */
  home?: boolean;
}

/** Whether a log-in outlives the closing of the browser: as the reader chose, but never an operator's. */
export const outlivesBrowser = ({ groupid }: Pick<SessionUser, 'groupid'>, remember: boolean): boolean =>
  remember && groupid !== operatorGroup;

/** Stores the token and sets the cookie that pages are rendered with; then the page follows the member. */
export async function enter(user: SessionUser, headers: Headers, options: EnterOptions = {}): Promise<void> {
  const { stay = false, home = false, joined = false } = options;
  const remember = outlivesBrowser(user, options.remember ?? true);
  storeToken(user.auth_token, remember);
  const isBanned = user.groupid === bannedGroup;
  if (!isBanned) await call('sign-in.open-page-session', { uid: user.member_uid, remember });
  notifyTabs();
  if (stay && !isBanned) return;
  const siteId = headers.get('x-site-id');
  const left = isBanned ? null : pageLeft();
  if (left !== null && (home || joined)) return goTo(left);
  const { pathname, search } = location;
  if (joined && !isBanned && backIn(search) === undefined) {
    const page = pageAfterEntry(splitLocale(pathname).path + search);
    return goTo(homeOf(siteId, page === undefined ? '/welcome' : `/welcome?${backTo(page)}`));
  }
  if (home && !isBanned) return goTo(homeOf(siteId));
  const to = afterLogin({ groupid: user.groupid, siteId, pathname, search });
  if (to === null) location.reload();
  else goTo(to);
}
