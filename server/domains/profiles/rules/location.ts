import { profileLimits } from '../../../../contract/domains/profiles/limits.ts';

/** When the location may first be changed: three months after registration, on the last day where a month is shorter. */
export function locationOpensAt(registered: Date): Date {
  const at = new Date(registered);
  const month = at.getUTCMonth() + profileLimits.locationLockMonths;
  at.setUTCMonth(month);
  if (at.getUTCMonth() !== month % 12) at.setUTCDate(0);
  return at;
}
