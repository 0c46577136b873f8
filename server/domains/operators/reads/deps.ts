import type { MembersByIds } from '../../members/index.ts';

/** What the console's reads are given by the composition. */
export interface ConsoleDeps {
  cards: MembersByIds;
}
