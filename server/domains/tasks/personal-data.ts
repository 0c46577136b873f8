import { inBatches, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { countsBatch, dropOwn, finishedBatch, type OwnCount, type OwnFinished } from './sql/personal-data.ts';

/** Whose the rows are. */
export const tasksTables: OwnersIn<'tasks'> = {
  'tasks.acts': {
    uid: 'forgotten',
    to_uid: { stays: 'without it what was done to them could count twice; the name is gone' },
  },
  'tasks.counts': { uid: 'forgotten' },
  'tasks.ended_seen': { uid: 'forgotten' },
  'tasks.finished': { uid: 'forgotten' },
  'tasks.tasks': { none: 'tasks that operators made' },
};

/** All of it is deleted; what was paid stands in the ledger. */
export const tasksPersonalData: PersonalData = {
  domain: 'tasks',
  async *collect(db, uid) {
    const counts = inBatches<OwnCount>((last, most) => countsBatch(db, uid, last, most));
    const finished = inBatches<OwnFinished>((last, most) => finishedBatch(db, uid, last, most));
    yield { path: 'figures.json', rows: counts };
    yield { path: 'finished.json', rows: finished };
  },
  forget: async ({ db }, uid) => (await dropOwn(db, uid, personalBatch)) === personalBatch,
};
