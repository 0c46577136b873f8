import { inBatches, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import {
  dropBlocks,
  dropFans,
  dropFollows,
  dropHidesAndCounters,
  followedBatch,
  hiddenBatch,
  type Pair,
} from './sql/personal-data.ts';

/** Whose the rows are. */
export const followsTables: OwnersIn<'follows'> = {
  'follows.counters': { uid: 'forgotten' },
  'follows.follows': { uid: 'forgotten', follow_uid: 'forgotten' },
  'follows.hides': { uid: 'forgotten', hidden_uid: { stays: 'whom others muted is theirs' } },
};

/** Who followed whom is no part of any thread, so that nothing of it stays. */
export const followsPersonalData: PersonalData = {
  domain: 'follows',
  async *collect(db, uid) {
    yield {
      path: 'followed.json',
      rows: inBatches<Pair>((last, most) => followedBatch(db, uid, last?.uid ?? 0, most)),
    };
    yield { path: 'hidden.json', rows: inBatches<Pair>((last, most) => hiddenBatch(db, uid, last?.uid ?? 0, most)) };
  },
  async forget({ db, stale }, uid) {
    const followed = await dropFollows(db, uid, personalBatch);
    const fans = await dropFans(db, uid, personalBatch);
    for (const other of [...followed, ...fans]) stale(`u:${other}`);
    const blocks = await dropBlocks(db, uid, personalBatch);
    if ([followed.length, fans.length, blocks].includes(personalBatch)) return true;
    await dropHidesAndCounters(db, uid);
    stale(`u:${uid}`);
    return false;
  },
};
