import type { Db } from '../../../server/platform/context.ts';
import type { FormCase } from './form-case.ts';
import { rowsOf } from './rows-of.ts';

interface Site {
  db: Db;
  /** A thread that stands. */
  threadOf: () => { tid: number; pid: number };
}

/** The forms of appeals about posts, and of offices. */
export function appealForms({ db, threadOf }: Site): Record<string, FormCase> {
  const acts = new Map<number, number>();
  const appeals = new Map<number, number>();
  const offices = new Map<number, number>();
  const actUpon = async (uid: number): Promise<number> => {
    const { tid, pid } = threadOf();
    const row = { act: 'close', tid, pid, uid, country_fid: 188, by_uid: null };
    const { id } = await db
      .insertInto('moderation.acts')
      .values({ ...row, rule: 'other', reason: '', at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
    'review.appeal-act': {
      ready: async ({ uid }) => void acts.set(uid, await actUpon(uid)),
      fields: ({ uid }) => ({ id: acts.get(uid) ?? 1, 'message@appeal': 'It follows the rules.', _of: 'appeal' }),
      done: async ({ uid }) => rowsOf(db.selectFrom('moderation.appeals').where('uid', '=', uid).select('id')),
    },
    'review.warn': {
      as: { groupid: 1 },
      ready: async ({ uid }) => {
        const row = { uid: 997_000_000 + uid, username: `warned${uid}`, country_fid: 188, password_hash: '' };
        await db
          .insertInto('accounts.members')
          .values({ ...row, groupid: 10, created_at: new Date() })
          .execute();
      },
      fields: ({ uid }) => ({ uid: 997_000_000 + uid, 'reason@moderate': 'Nine times the same.', _of: 'moderate' }),
      done: async ({ uid }) => rowsOf(db.selectFrom('moderation.acts').where('by_uid', '=', uid).select('id')),
    },
    'operators.give-office': {
      as: { groupid: 1 },
      fields: ({ uid }) => ({
        ...{ 'uid@give': uid, 'office@give': 'board', 'place@give': 2, 'country_fid@give': 188 },
        ...{ 'reason@give': 'Knows it.', _of: 'give' },
      }),
      done: async ({ uid }) => rowsOf(db.selectFrom('moderation.offices').where('uid', '=', uid).select('id')),
    },
    'operators.end-office': {
      as: { groupid: 1 },
      ready: async ({ uid }) => {
        const row = { uid: 998_000_000 + uid, office: 'board', place: 2, country_fid: 188, by_uid: uid };
        const given = db
          .insertInto('moderation.offices')
          .values({ ...row, at: new Date() })
          .returning('id');
        offices.set(uid, (await given.executeTakeFirstOrThrow()).id);
      },
      fields: ({ uid }) => ({ id: offices.get(uid) ?? 1, 'reason@o1': 'Has moved.', _of: 'o1' }),
      done: async ({ uid }) => rowsOf(db.selectFrom('moderation.offices').where('ended_by', '=', uid).select('id')),
    },
    'review.decide-appeal': {
      as: { groupid: 1 },
      ready: async ({ uid }) => {
        const act_id = await actUpon(999_000_000 + uid);
        const row = { uid: 999_000_000 + uid, act_id, country_fid: 188, message: 'Why?', created_at: new Date() };
        const { id } = await db.insertInto('moderation.appeals').values(row).returning('id').executeTakeFirstOrThrow();
        appeals.set(uid, id);
      },
      fields: ({ uid }) => ({ id: appeals.get(uid) ?? 1, grant: 0, 'answer@a1': 'Seen again.', _of: 'a1' }),
      done: async ({ uid }) => rowsOf(db.selectFrom('moderation.appeals').where('by_uid', '=', uid).select('id')),
    },
  };
}
