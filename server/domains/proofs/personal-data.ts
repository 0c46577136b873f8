import { once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { SomeTablesOf } from '../../platform/table-owners.ts';
import { deleteFailures, deleteOwnRows, ownPasskeys } from './sql/personal-data.ts';

/** The tables of the schema `accounts` that are this room's, and whose their rows are. */
export const proofsTables = {
  'accounts.challenges': { uid: 'forgotten' },
  'accounts.email_codes': { uid: 'forgotten' },
  'accounts.login_codes': { uid: 'forgotten' },
  'accounts.login_failures': {
    bucket: { forgotten: (uid) => [`u:${uid}`, `u:${uid}:203.0.113.0/24`, `c:${uid}`, `k:${uid}`] },
  },
  'accounts.passkeys': { uid: 'forgotten' },
  'accounts.password_resets': { uid: 'forgotten' },
  'accounts.phone_codes': { none: 'a phone that nobody has proven yet, for minutes' },
  'accounts.recovery_codes': { uid: 'forgotten' },
  'accounts.two_step': { uid: 'forgotten' },
  'accounts.verification_images': { none: 'drawn for anybody, for minutes' },
} as const satisfies SomeTablesOf<'accounts'>;

/** What a member proves to be themselves by. */
export const proofsPersonalData: PersonalData = {
  domain: 'proofs',
  async *collect(db, uid) {
    yield { path: 'passkeys.json', rows: once(() => ownPasskeys(db, uid, personalBatch)) };
  },
  async forget({ db }, uid) {
    await deleteOwnRows(db, uid);
    await deleteFailures(db, uid);
    return false;
  },
};
