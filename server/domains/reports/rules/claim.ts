interface Claim {
  claimed_by: number | null;
  claimed_until: Date | null;
}

/** Somebody is at it now. */
export const isClaimed = ({ claimed_by, claimed_until }: Claim, now: Date): boolean =>
  claimed_by !== null && claimed_until !== null && claimed_until > now;
