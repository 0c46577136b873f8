import { hourly, nightly } from '../../../platform/jobs/cron-line.ts';
import { toMember } from '../../../platform/references.ts';
import type { Room } from '../../../platform/room.ts';
import type { RoomDeps } from '../room.ts';
import { releaseGifts } from './jobs/release-gifts.ts';
import { type GoneWithGifts, returnGifts, returnGiftsTask } from './jobs/return-gifts.ts';
import { returnGone } from './listeners/return-gone.ts';
import { dropGiftMonths, dropMonthsBefore, giftMonth } from './sql/gift-months.ts';

type Tables = 'threads.waiting_gifts' | 'threads.gift_months';

const stays = { stays: 'what the ledger holds is for it' } as const;

export const giftsRoom = (deps: RoomDeps): Room<never, Tables> => ({
  handlers: {},
  tables: {
    'threads.waiting_gifts': { uid: stays, authorid: stays },
    'threads.gift_months': { uid: 'forgotten' },
  },
  references: {
    'threads.waiting_gifts': { hold: { to: 'economy.transfers.id' }, uid: toMember, authorid: toMember },
    'threads.gift_months': { uid: toMember },
  },
  personalData: {
    forget: async ({ db }, uid) => {
      await dropGiftMonths(db, uid);
      return false;
    },
  },
  listeners: returnGone,
  tasks: {
    'threads.release-gifts': () => releaseGifts(deps),
    // The console shows this month and the one before.
    'threads.sweep-gifts': () => dropMonthsBefore(deps.db, giftMonth(deps.clock(), 1)),
    [returnGiftsTask]: (payload) => returnGifts(deps, payload as GoneWithGifts),
  },
  cron: [
    { task: 'threads.release-gifts', match: '3,13,23,33,43,53 * * * *', promise: hourly },
    { task: 'threads.sweep-gifts', match: '15 4 * * *', promise: nightly },
  ],
});
