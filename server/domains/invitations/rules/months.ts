export interface Tier {
  invitees: number;
  xgold: number;
}

/** The month of a moment, as `2026-11`. Months of invitations are UTC's, so that all are paid at once. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** When a month's bonus is paid: on the 1st of the next one (R-INV-004), in unix seconds. */
export function payDayOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number, 1) / 1000;
}

/** The highest tier that so many friends reach: reaching its number is enough (R-INV-003). */
export const tierOf = (invitees: number, tiers: readonly Tier[]): Tier | undefined =>
  tiers.filter((tier) => tier.invitees <= invitees).toSorted((a, b) => b.invitees - a.invitees)[0];

/** The tier that comes next. */
export const nextTierOf = (invitees: number, tiers: readonly Tier[]): Tier | undefined =>
  tiers.filter((tier) => tier.invitees > invitees).toSorted((a, b) => a.invitees - b.invitees)[0];
