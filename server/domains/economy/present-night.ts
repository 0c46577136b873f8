import type { Night } from '../../../contract/domains/economy/night.ts';

/** A night as everybody sees it: without what its salts are made from. */
export const presentNight = ({ number, day, previous, transfers, upto, root, sums, head }: Night): Night => ({
  ...{ number, day, previous, transfers, upto, root },
  ...{ sums, head },
});
