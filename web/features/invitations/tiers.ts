import type { OwnInvitations } from './queries.ts';

/** How far a month is on its way to the next tier, from 0 to 1; full past the last one. */
export function progressOf({ month, tiers }: Pick<OwnInvitations, 'month' | 'tiers'>): number {
  if (month.next === null) return 1;
  const reached = tiers.findLast((tier) => tier.invitees <= month.invitees)?.invitees ?? 0;
  return (month.invitees - reached) / (month.next.invitees - reached);
}
