import { forbiddenNames, memberLimits, usernamePattern } from '../../../../contract/domains/members/limits.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';

/** Why a name can't be a username, taken or not; undefined when it can (D1 §5). */
export function usernameFault(username: string, siteName: string): RefusalName | undefined {
  if (username.length < memberLimits.usernameMin) return 'accounts.username_too_short';
  if (username.length > memberLimits.usernameMax || !usernamePattern.test(username)) return 'accounts.username_invalid';
  return holdsForbiddenWord(username, siteName) ? 'accounts.already_exists' : undefined;
}

/** Forbidden words and the site's own name, in any case; a forbidden name answers as a taken one (R-REG-011). */
function holdsForbiddenWord(username: string, siteName: string): boolean {
  const name = username.toLowerCase();
  return [...forbiddenNames, ...spellings(siteName)].some((word) => name.includes(word));
}

/** A site's name may hold characters that no username can; then it is looked for without them, or with underscores. */
function spellings(siteName: string): string[] {
  const name = siteName.toLowerCase();
  const words = [name, name.replaceAll(/\W+/g, ''), name.replaceAll(/\W+/g, '_')];
  // A name in another script leaves nothing that a username could hold.
  return words.filter((word) => /[a-z0-9]{2}/.test(word));
}

/** The form under which a username is unique. */
export const nameKey = (username: string): string => username.toLowerCase();
