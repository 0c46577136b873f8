import { logoutDelay } from '../../contract/domains/sign-in/limits.ts';
import { localePath } from '../../contract/primitives/countries.ts';
import { call } from '../api/client.ts';
import { quietly } from '../api/quietly.ts';
import { splitLocale } from '../lib/address.ts';
import { goInstead, goTo } from '../lib/go-to.ts';
import { onDevice } from '../lib/stores.ts';
import { outlivesBrowser } from './enter.ts';
import { pause, type SessionUser } from './session.ts';
import { clearToken, storeToken } from './token.ts';

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
  goTo(creatorDoor());
}

/** Stored user info that can't be read is cleared, and the creator log-in shows (D1 §4). */
export async function leaveBrokenCreatorSite(): Promise<void> {
  await quietly(call('sign-in.clear-user-info', {}));
  clearToken();
  goInstead(creatorDoor());
}

/** The creator site forgets the stored member first, waits, and then notifies the server (R-SES-012). */
export async function logOutCreator(wait = pause): Promise<void> {
  await quietly(call('sign-in.clear-user-info', {}));
  await wait(logoutDelay.creator);
  await quietly(call('sign-in.logout-creator', {}));
  clearToken();
  goTo(creatorDoor());
}
