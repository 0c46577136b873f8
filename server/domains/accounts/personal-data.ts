import type { Db } from '../../platform/context.ts';
import { inBatches, once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import { detachPictures } from '../media/index.ts';
import { memberChanged } from './events.ts';
import { endSessions } from './sql/end-sessions.ts';
import { expireExports } from './sql/exports.ts';
import { findLinked } from './sql/linked-accounts.ts';
import {
  avatarAidOf,
  deleteFailures,
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
    await deleteFailures(db, uid);
    await expireExports(db, uid, longAgo);
    emit(memberChanged({ uid }));
    return false;
  },
};
