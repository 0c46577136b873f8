import { type Proof, profileLimits } from '../../../contract/domains/profiles/limits.ts';
import type { RefusalName } from '../../../contract/refusals.ts';
import { locationOpensAt } from './rules/location.ts';

/** Whether the location may be changed (R-PRO-008). */
export const mayMove = (registered: Date, now: Date): RefusalName | undefined =>
  now < locationOpensAt(registered) ? 'profiles.location_locked' : undefined;

/** Changes of the username that are left (R-PRO-009). */
export const renamesLeft = (renamedAt: Date | null): number => (renamedAt ? 0 : profileLimits.usernameChanges);

export const mayRename = (renamedAt: Date | null): RefusalName | undefined =>
  renamesLeft(renamedAt) > 0 ? undefined : 'profiles.username_spent';

/** What a verified profile still lacks (R-PRO-006). */
export function lackingProofs(has: { picture: boolean; birthday: boolean; gender: boolean; email: boolean }): Proof[] {
  return (['picture', 'birthday', 'gender', 'email'] as const).filter((proof) => !has[proof]);
}
