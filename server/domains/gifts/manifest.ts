import type { Db } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { hourly, nightly } from '../../platform/jobs/cron-line.ts';
import type { Gifted } from './gifted.ts';
import { releaseGifts } from './jobs/release-gifts.ts';
import { type GoneWithGifts, returnGifts, returnGiftsTask } from './jobs/return-gifts.ts';
import { returnEnded } from './listeners/return-ended.ts';
import { rewarding } from './money.ts';
import { giftsPersonalData, giftsTables } from './personal-data.ts';
import { giftsReferences } from './references.ts';
import { giftsSettings } from './settings.ts';
import { dropMonthsBefore, giftMonth } from './sql/gift-months.ts';

interface GiftsDeps {
  db: Db;
  clock: () => Date;
  gifted: Gifted;
}

/** What the gifts domain binds; its calls are those of what is given for. */
export const createGifts = (deps: GiftsDeps): DomainParts<never> => ({
  domain: 'gifts',
  handlers: {},
  settings: giftsSettings,
  reasons: [rewarding],
  tables: giftsTables,
  references: giftsReferences,
  personalData: giftsPersonalData,
  listeners: [returnEnded(deps.gifted)],
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
