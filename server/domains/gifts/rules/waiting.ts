import { giftLimits } from '../../../../contract/domains/gifts/limits.ts';
import { daysAfter } from '../../../platform/days.ts';

/** Who gives, as far as waiting cares. */
export interface Giver {
  joinedAt: Date;
  /** Giver and receiver logged in from one address. */
  shares: boolean;
}

/**
 * Until when a gift waits; undefined where it arrives at once. Between members who share an address each one waits,
 * whatever their age, since old accounts can be one person's too.
 */
export function waitsUntil({ joinedAt, shares }: Giver, now: Date): Date | undefined {
  const until = daysAfter(shares ? now : joinedAt, giftLimits.waitDays);
  return until > now ? until : undefined;
}

/** How a member stands when a gift is due: a sanction may be over some day. */
export type Standing = 'good' | 'for_now' | 'never';

/** What keeps somebody from writing. */
interface Silenced {
  /** Null: for good. */
  expiresAt: Date | null;
}

export function standingOf(isThere: boolean, sanction: Silenced | undefined): Standing {
  if (!isThere) return 'never';
  if (!sanction) return 'good';
  return sanction.expiresAt === null ? 'never' : 'for_now';
}

/** What becomes of a gift that is due, by how its giver and its receiver stand. */
export function fateOf(giver: Standing, receiver: Standing): 'release' | 'return' | 'wait' {
  if (giver === 'never' || receiver === 'never') return 'return';
  return giver === 'good' && receiver === 'good' ? 'release' : 'wait';
}
