import type { ReadDb } from '../../platform/context.ts';
import { inBatches, once, type PersonalData } from '../../platform/personal-data.ts';
import type { SomeTablesOf } from '../../platform/table-owners.ts';
import { detachPictures } from '../media/index.ts';
import { memberChanged } from './events.ts';
import { type CameOn, daysCame } from './sql/came.ts';
import { avatarAidOf, deleteDayCounts, deleteOwnRows, emptyMember, ownAccount } from './sql/personal-data.ts';

/** Long ago: the next sweep takes it. */
const longAgo = new Date(0);

const own = async (db: ReadDb, uid: number) => [await ownAccount(db, uid)].filter((row) => row !== undefined);

/** The tables of the schema `accounts` that are this room's, and whose their rows are. */
export const membersTables = {
  'accounts.activity': { uid: 'forgotten' },
  'accounts.came': { uid: 'forgotten' },
  'accounts.day_counts': { bucket: { forgotten: (uid) => [`letters:${uid}`, `password:${uid}`] } },
  'accounts.emails': { uid: 'forgotten' },
  'accounts.guardian_letters': { uid: 'forgotten' },
  'accounts.members': { uid: { stays: 'the row without a name, which threads point at' } },
  'accounts.names': { uid: 'forgotten' },
  'accounts.phones': { uid: 'forgotten' },
} as const satisfies SomeTablesOf<'accounts'>;

/** Of a member who is gone stays a row without a name, and the name itself, that nobody else may take. */
export const membersPersonalData: PersonalData = {
  domain: 'members',
  async *collect(db, uid) {
    yield { path: 'account.json', rows: once(() => own(db, uid)) };
    yield { path: 'days.json', rows: inBatches<CameOn>((last, most) => daysCame(db, uid, last, most)) };
  },
  async forget(ctx, uid) {
    const { db, emit } = ctx;
    const avatar = await avatarAidOf(db, uid);
    if (avatar !== null) await detachPictures({ db, now: longAgo }, [avatar]);
    await emptyMember(ctx, uid);
    await deleteOwnRows(db, uid);
    await deleteDayCounts(db, uid);
    emit(memberChanged({ uid }));
    return false;
  },
};
