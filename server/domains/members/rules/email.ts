import { emailPattern, memberLimits } from '../../../../contract/domains/members/limits.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';

/** word@word with an accepted ending (R-REG-016). */
export function emailFault(email: string, endings: readonly string[]): RefusalName | undefined {
  const ending = email.length <= memberLimits.emailMax ? emailPattern.exec(email)?.[1]?.toLowerCase() : undefined;
  return endings.some((accepted) => accepted.toLowerCase() === ending) ? undefined : 'accounts.email_invalid';
}

/** Whether a text could be anybody's address: one that was given elsewhere need not have our endings. */
export const isPlausibleEmail = (email: string): boolean =>
  email.length <= memberLimits.emailMax &&
  /^[^\s@<>,;:"()[\]\\]+@(?:[^\s@.<>,;:"()[\]\\]+\.)+[^\s@.<>,;:"()[\]\\]{2,}$/.test(email);

/** The form under which an e-mail address is unique. */
export const emailKey = (email: string): string => email.toLowerCase();
