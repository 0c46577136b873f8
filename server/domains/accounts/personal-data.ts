import type { Db } from '../../platform/context.ts';
import { inBatches, once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { detachPictures } from '../media/index.ts';
import { memberChanged } from './events.ts';
import { endSessions } from './sql/end-sessions.ts';
import { expireExports } from './sql/exports.ts';
import { findLinked } from './sql/linked-accounts.ts';
import {
  avatarAidOf,
  deleteCounts,
  deleteOwnRows,
  emptyMember,
  knownAddresses,
  ownAccount,
  ownPasskeys,
  ownSessions,
} from './sql/personal-data.ts';

/** Long ago: the next sweep takes it. */
const longAgo = new Date(0);

const own = async (db: Db, uid: number) => [await ownAccount(db, uid)].filter((row) => row !== undefined);

/** Whose the rows are. */
export const accountsTables: OwnersIn<'accounts'> = {
  'accounts.activity': { uid: 'forgotten' },
  'accounts.alert_choices': { uid: 'forgotten' },
  'accounts.challenges': { uid: 'forgotten' },
  'accounts.day_counts': { bucket: { forgotten: (uid) => [`letters:${uid}`, `password:${uid}`] } },
  'accounts.deletions': { uid: 'forgotten' },
  'accounts.devices': { uid: 'forgotten' },
  'accounts.email_codes': { uid: 'forgotten' },
  'accounts.emails': { uid: 'forgotten' },
  'accounts.exports': { uid: { stays: 'until the sweep has removed the files' } },
  'accounts.guardian_letters': { uid: 'forgotten' },
  'accounts.known_addresses': { uid: 'forgotten' },
  'accounts.linked_accounts': { uid: 'forgotten' },
  'accounts.login_failures': {
    bucket: { forgotten: (uid) => [`u:${uid}`, `u:${uid}:203.0.113.0/24`, `c:${uid}`, `k:${uid}`] },
  },
  'accounts.members': { uid: { stays: 'the row without a name, which threads point at' } },
  'accounts.names': { uid: 'forgotten' },
  'accounts.page_sessions': { none: 'hangs on a session and is deleted with it' },
  'accounts.passkeys': { uid: 'forgotten' },
  'accounts.password_resets': { uid: 'forgotten' },
  'accounts.phone_codes': { none: 'a phone that nobody has proven yet, for minutes' },
  'accounts.phones': { uid: 'forgotten' },
  'accounts.recovery_codes': { uid: 'forgotten' },
  'accounts.sessions': { uid: 'forgotten' },
  'accounts.spent_hand_overs': { none: 'numbers that are used up' },
  'accounts.two_step': { uid: 'forgotten' },
  'accounts.verification_images': { none: 'drawn for anybody, for minutes' },
};

/** Of a member who is gone stays a row without a name, and the name itself, that nobody else may take. */
export const accountsPersonalData: PersonalData = {
  domain: 'accounts',
  async *collect(db, uid) {
    yield { path: 'account.json', rows: once(() => own(db, uid)) };
    yield {
      path: 'sessions.json',
      rows: inBatches<{ id: number }>((last, most) => ownSessions(db, uid, last?.id ?? 0, most)),
    };
    yield { path: 'passkeys.json', rows: once(() => ownPasskeys(db, uid, personalBatch)) };
    yield { path: 'linked-accounts.json', rows: once(() => findLinked(db, uid)) };
    yield { path: 'addresses.json', rows: once(() => knownAddresses(db, uid, personalBatch)) };
  },
  async forget(ctx, uid) {
    const { db, emit } = ctx;
    const avatar = await avatarAidOf(db, uid);
    if (avatar !== null) await detachPictures({ db, now: longAgo }, [avatar]);
    await endSessions(ctx, uid);
    await emptyMember(ctx, uid);
    await deleteOwnRows(db, uid);
    await deleteCounts(db, uid);
    await expireExports(db, uid, longAgo);
    emit(memberChanged({ uid }));
    return false;
  },
};
