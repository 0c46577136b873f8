import { once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { SomeTablesOf } from '../../platform/table-owners.ts';
import { expireExports } from './sql/exports.ts';
import { ownExports } from './sql/personal-data.ts';

/** Long ago: the next sweep takes it. */
const longAgo = new Date(0);

/** The tables of the schema `accounts` that are this room's, and whose their rows are. */
export const privacyTables = {
  'accounts.deletions': { uid: 'forgotten' },
  'accounts.exports': { uid: { stays: 'until the sweep has removed the files' } },
} as const satisfies SomeTablesOf<'accounts'>;

/** What a member asked for as the owner of their data. */
export const privacyPersonalData: PersonalData = {
  domain: 'privacy',
  async *collect(db, uid) {
    yield { path: 'exports.json', rows: once(() => ownExports(db, uid, personalBatch)) };
  },
  async forget({ db }, uid) {
    await expireExports(db, uid, longAgo);
    return false;
  },
};
