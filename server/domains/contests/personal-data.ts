import { once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { dropOwn, ownRows } from './sql/personal-data.ts';

/** Whose the rows are. */
export const contestsTables: OwnersIn<'contests'> = {
  'contests.agreements': { uid: 'forgotten' },
  'contests.awards': { uid: 'forgotten' },
  'contests.categories': { none: 'what photo boards are divided into' },
  'contests.contests': { none: 'what operators open' },
  'contests.jury': { uid: 'forgotten' },
  'contests.prizes': { none: 'what contests give' },
  'contests.votes': { uid: 'forgotten' },
};

/** So many rows of one kind an export holds: more than anybody has. */
const mostRows = 10_000;

/** What a member agreed to, won and judged. */
export const contestsPersonalData: PersonalData = {
  domain: 'contests',
  async *collect(db, uid) {
    for (const [name, rows] of Object.entries(await ownRows(db, uid, mostRows)))
      yield { path: `${name}.json`, rows: once(async () => rows) };
  },
  forget: ({ db }, uid) => dropOwn(db, uid, personalBatch),
};
