import { inBatches, type PersonalData, personalBatch } from '../../../../platform/personal-data.ts';
import { toMember } from '../../../../platform/references.ts';
import type { Room } from '../../../../platform/room.ts';
import { dropPrizesWonBy, type PrizeRow, prizesWonBy } from './sql/prizes.ts';

/** What a member won is theirs, wherever it stands. */
const personalData: Pick<PersonalData, 'collect' | 'forget'> = {
  async *collect(db, uid) {
    yield {
      path: 'prizes.json',
      rows: inBatches<PrizeRow>((last, most) => prizesWonBy(db, { uid, most, after: last?.tid ?? 0 })),
    };
  },
  async forget({ db, stale }, uid) {
    const tids = await dropPrizesWonBy(db, uid, personalBatch);
    for (const tid of tids) stale(`t:${tid}`);
    return tids.length === personalBatch;
  },
};

export const prizeRoom = (): Room<never, 'threads.prizes'> => ({
  handlers: {},
  tables: { 'threads.prizes': { winner_uid: 'forgotten' } },
  references: { 'threads.prizes': { winner_uid: toMember } },
  personalData,
});
