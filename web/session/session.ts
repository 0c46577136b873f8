import type { DataOf } from '../../contract/call.ts';
import type { Calls } from '../../contract/calls.ts';
import { logoutDelay } from '../../contract/domains/sign-in/limits.ts';
import { bannedGroup, operatorGroup } from '../../contract/primitives/access-limits.ts';
import {
  countryOfCode,
  countryOfFid,
  globalCountry,
  globalFid,
  localePath,
} from '../../contract/primitives/countries.ts';
import { backIn } from '../../contract/primitives/dialog-flags.ts';
import { call } from '../api/client.ts';
import { quietly } from '../api/quietly.ts';
import { splitLocale } from '../lib/address.ts';
import { onDevice } from '../lib/stores.ts';
import { pageLeft } from './left-for.ts';
import { clearToken, forgetTab, isPassing, notifyTabs, readToken, storeToken } from './token.ts';

type SessionUser = DataOf<Calls['sign-in.login']>;

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
  const back = backIn(search);
  if (back !== undefined) return localePath(country.code, back);
  if (path.includes('/task')) return null;
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
  if (left !== null && (home || joined)) return location.assign(left);
  const { pathname, search } = location;
  if (joined && !isBanned && backIn(search) === undefined) return location.assign(homeOf(siteId, '/welcome'));
  if (home && !isBanned) return location.assign(homeOf(siteId));
  const to = afterLogin({ groupid: user.groupid, siteId, pathname, search });
  if (to === null) location.reload();
  else location.assign(to);
}

/**
 * A token is extended by its use and so outlives the cookie that pages are rendered with: where only the token is left,
 * the cookie is opened anew. Says whether the page is to be read again.
 */
export async function reopenPages(): Promise<boolean> {
  if (readToken() === null) return false;
  const opened = call('sign-in.open-page-session', { remember: !isPassing() }, { unasked: true });
  return opened.then(
    () => true,
    () => false,
  );
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Ends the session on the server, forgets the token, waits and goes home (R-SES-011). */
export async function logOut(wait = pause): Promise<void> {
  try {
    await call('sign-in.logout', {});
  } catch {
    // Offline or already ended: this device forgets the member all the same.
    await quietly(call('sign-in.clear-user-info', {}));
  }
  clearToken();
  forgetTab();
  notifyTabs();
  await wait(logoutDelay.site);
  location.assign('/');
}

/** Where the creator site begins, in the locale that is read. */
const creatorDoor = (): string => localePath(splitLocale(location.pathname).country.code, '/creator');

const versionKey = 'creator_version';

/** The version that the creator site's log-in answered with (`x-version`), empty where none is known. */
export const creatorVersion = (): string => onDevice.read(versionKey) ?? '';

/** After the creator site's log-in: the token, the stored user info its pages are shown by, its version (D1 §4). */
export async function enterCreatorSite(user: SessionUser, headers: Headers, remember: boolean): Promise<void> {
  storeToken(user.auth_token, outlivesBrowser(user, remember));
  await call('sign-in.store-user-info', {});
  onDevice.write(versionKey, headers.get('x-version') ?? '');
  location.assign(creatorDoor());
}

/** Stored user info that can't be read is cleared, and the creator log-in shows (D1 §4). */
export async function leaveBrokenCreatorSite(): Promise<void> {
  await quietly(call('sign-in.clear-user-info', {}));
  clearToken();
  location.replace(creatorDoor());
}

/** The creator site forgets the stored member first, waits, and then notifies the server (R-SES-012). */
export async function logOutCreator(wait = pause): Promise<void> {
  await quietly(call('sign-in.clear-user-info', {}));
  await wait(logoutDelay.creator);
  await quietly(call('sign-in.logout-creator', {}));
  clearToken();
  location.assign(creatorDoor());
}
