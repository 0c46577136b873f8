import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import { aRequest, aWaitingHold } from './money-scene.ts';

/** The forms of transfers by hand, of waiting holds and of offices. */
export function forms({ db, member, scene }: FormSite): Record<string, FormCase> {
  const operators = { groupid: 1 };
  /** What waits for each operator, by their number. */
  const waiting = new Map<number, Awaited<ReturnType<typeof aRequest>>>();
  const held = new Map<number, number>();
  const manual = () => db.selectFrom('economy.manual_transfers').selectAll();
  const offices = new Map<number, number>();
  return {
    'operators.transfer': {
      as: operators,
      fields: () => ({
        uid: scene.other.uid,
        way: 'give',
        currency: 'xgold',
        amount: 5,
        shown: 'A prize',
        reason: 'Won',
      }),
      done: async ({ uid }) => rowsOf(manual().where('asked_by', '=', uid)),
    },
    'operators.approve-transfer': {
      as: operators,
      ready: async (who) => void waiting.set(who.uid, await aRequest({ db, member })),
      fields: ({ uid }) => ({ ...waiting.get(uid), 'reason@money': 'looked at', _of: 'money' }),
      done: async ({ uid }) => rowsOf(manual().where('decided_by', '=', uid).where('status', '=', 'paid')),
    },
    'operators.refuse-transfer': {
      as: operators,
      ready: async (who) => void waiting.set(who.uid, await aRequest({ db, member })),
      fields: ({ uid }) => ({ id: waiting.get(uid)!.id, 'reason@money': 'too much', _of: 'money' }),
      done: async ({ uid }) => rowsOf(manual().where('decided_by', '=', uid).where('status', '=', 'refused')),
    },
    'operators.void-hold': {
      as: operators,
      ready: async (who) => void held.set(who.uid, await aWaitingHold({ db, member })),
      fields: ({ uid }) => ({ id: held.get(uid)!, 'reason@money': 'a lost order', _of: 'money' }),
      done: async ({ uid }) => rowsOf(db.selectFrom('economy.transfers').where('by_uid', '=', uid).selectAll()),
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
  };
}
