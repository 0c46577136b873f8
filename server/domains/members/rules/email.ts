import { hasEnding, isEmail } from '../../../../contract/primitives/email.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';

/** What is wrong with an address that somebody wants to have here (R-REG-016). */
export function emailFault(email: string, endings: readonly string[]): RefusalName | undefined {
  if (!isEmail(email)) return 'accounts.email_invalid';
  return hasEnding(email, endings) ? undefined : 'accounts.email_ending';
}
