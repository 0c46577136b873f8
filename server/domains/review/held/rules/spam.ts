import type { HeldReason, TrustLevel } from '../../../../../contract/domains/review/held/limits.ts';

/** The operators' figures. */
export interface SpamFigures {
  hold: boolean;
  linksNew: number;
  linksKnown: number;
  postsNew: number;
  postsKnown: number;
  sameWords: number;
}

/** What is looked at of a new post. */
export interface Looked {
  /** Addresses that it leads to, on other sites. */
  links: number;
  /** Posts of the same member within the last minutes. */
  quick: number;
  /** The same member has written the same words within the last hours. */
  repeated: boolean;
  /** Other members who have. */
  sameWords: number;
}

/** Why a post waits for a moderator; whoever is trusted is held for nothing. */
export function reasonsToHold(figures: SpamFigures, trust: TrustLevel, looked: Looked): HeldReason[] {
  if (!figures.hold || trust === 'trusted') return [];
  const isNew = trust === 'new';
  const reasons: [HeldReason, boolean][] = [
    ['links', looked.links > (isNew ? figures.linksNew : figures.linksKnown)],
    ['speed', looked.quick >= (isNew ? figures.postsNew : figures.postsKnown)],
    ['repeated', looked.repeated],
    // Themselves among them.
    ['many', looked.sameWords + 1 >= figures.sameWords],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}
