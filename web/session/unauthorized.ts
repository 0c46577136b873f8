import { localePath } from '../../contract/primitives/countries.ts';
import { splitLocale } from '../lib/address.ts';
import { goTo } from '../lib/go-to.ts';
import { openLostLogin } from './dialogs.ts';
import { clearToken } from './token.ts';

/** Pages of the creator site, where a lost log-in goes to the creator log-in. */
export const isCreatorSite = (path: string): boolean => /^\/(?:creator|ucenter\/account\/creator)(?:\/|$)/.test(path);

/** The member was banned meanwhile, perhaps on another device: the page that says why opens. */
export function onNoAccess(): void {
  goTo(localePath(splitLocale(location.pathname).country.code, '/banned'));
}

/** A call was refused for want of a valid token: the log-in dialog opens over what was typed. */
export function onUnauthorized(): void {
  clearToken();
  const { country, path } = splitLocale(location.pathname);
  if (isCreatorSite(path)) goTo(localePath(country.code, '/creator'));
  else openLostLogin();
}
