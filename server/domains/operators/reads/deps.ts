import type { MembersByIds } from '../../accounts/index.ts';

/** What the console's reads are given by the composition. */
export interface ConsoleDeps {
  cards: MembersByIds;
}
