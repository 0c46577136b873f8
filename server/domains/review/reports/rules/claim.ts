import { mayModerate } from '../../../moderation/index.ts';

interface InGroup {
  groupid: number;
}

interface Claim {
  claimed_until: Date | null;
  decision: string | null;
}

/** Somebody who moderates is at it now: what is decided, or whoever lost their office, holds nothing. */
export const isClaimed = ({ claimed_until, decision }: Claim, now: Date, by: InGroup | undefined): boolean =>
  decision === null && by !== undefined && mayModerate(by) && claimed_until !== null && claimed_until > now;
