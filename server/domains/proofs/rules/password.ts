import { passwordPattern, proofLimits } from '../../../../contract/domains/proofs/limits.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';

/** Why a text can't be a new password; undefined when it can (R-REG-013 to R-REG-015). */
export function passwordFault(password: string, again: string): RefusalName | undefined {
  if (password.length < proofLimits.passwordMin) return 'accounts.password_too_short';
  if (password.length > proofLimits.passwordMax || !passwordPattern.test(password) || !typeable(password))
    return 'accounts.password_invalid';
  return password === again ? undefined : 'accounts.passwords_differ';
}

// Two broken texts would be hashed as one, and a null byte ends a text for some readers.
const typeable = (password: string): boolean => password.isWellFormed() && !/\p{Cc}/u.test(password);

/** The same password, however a keyboard composes its accents. */
export const passwordForm = (password: string): string => password.normalize('NFC');
