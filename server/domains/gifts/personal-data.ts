import type { PersonalData } from '../../platform/personal-data.ts';
import type { SomeTablesOf } from '../../platform/table-owners.ts';
import { dropSums } from './sql/day-sums.ts';
import { dropGiftMonths } from './sql/gift-months.ts';

const moved = { stays: 'what the ledger moved was for it' } as const;
const held = { stays: 'what the ledger holds is for it' } as const;

/** Whose the rows are: they stand in the schema of threads. */
export const giftsTables = {
  'threads.gift_days': { uid: 'forgotten' },
  'threads.gift_months': { uid: 'forgotten' },
  'threads.reward_days': { uid: 'forgotten' },
  'threads.rewards': { uid: moved, authorid: moved },
  'threads.waiting_gifts': { uid: held, authorid: held },
} as const satisfies SomeTablesOf<'threads'>;

/** Counts of a member's days and months go; what they gave stays, and threads export it with its post. */
export const giftsPersonalData: PersonalData = {
  domain: 'gifts',
  async *collect() {},
  async forget({ db }, uid) {
    await dropSums(db, uid);
    await dropGiftMonths(db, uid);
    return false;
  },
};
