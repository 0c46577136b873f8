import { inBatches, once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { dropOwn, type OwnThreadDay, ownApplications, ownDays, ownMonths, ownThreadDays } from './sql/personal-data.ts';

/** Whose the rows are. */
export const creatorTables: OwnersIn<'creator'> = {
  'creator.applications': {
    uid: 'forgotten',
    by_uid: { stays: 'an answer of our team; the name is gone' },
  },
  'creator.creators': { uid: 'forgotten' },
  'creator.days': { uid: 'forgotten' },
  'creator.thread_days': { uid: 'forgotten' },
  'creator.months': { uid: 'forgotten' },
  'creator.pages': { none: 'pages that operators wrote' },
  'creator.pools': { none: 'figures of countries' },
  'creator.published': { none: 'days that are shown' },
};

const beforeAll = '0001-01-01';

/** All of it is deleted; what was paid stands in the ledger. */
export const creatorPersonalData: PersonalData = {
  domain: 'creator',
  async *collect(db, uid) {
    const days = inBatches<{ day: string }>((last, most) => ownDays(db, uid, last?.day ?? beforeAll, most));
    yield { path: 'days.json', rows: days };
    const threads = inBatches<OwnThreadDay>((last, most) => ownThreadDays(db, uid, last, most));
    yield { path: 'thread-days.json', rows: threads };
    yield { path: 'months.json', rows: once(() => ownMonths(db, uid)) };
    yield { path: 'applications.json', rows: once(() => ownApplications(db, uid)) };
  },
  forget: async ({ db }, uid) => (await dropOwn(db, uid, personalBatch)) === personalBatch,
};
