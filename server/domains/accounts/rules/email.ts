import { accountLimits, emailPattern } from '../../../../contract/domains/accounts/limits.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';

/** word@word with an accepted ending (R-REG-016). */
export function emailFault(email: string, endings: readonly string[]): RefusalName | undefined {
  const fits = email.length <= accountLimits.emailMax && emailPattern(endings).test(email);
  return fits ? undefined : 'accounts.email_invalid';
}

/** The form under which an e-mail address is unique. */
export const emailKey = (email: string): string => email.toLowerCase();
