import type { Db } from '../../../server/platform/context.ts';
import type { FormCase } from './form-case.ts';
import { rowsOf } from './rows-of.ts';

interface Site {
  db: Db;
  /** A thread that stands. */
  threadOf: () => { tid: number };
}

const operators = { groupid: 1 };

/** The forms of posts that wait, word lists, reasons and bans of addresses. */
export function heldForms({ db, threadOf }: Site): Record<string, FormCase> {
  const bans = new Map<number, number>();
  const reasons = new Map<number, number>();
  const heldPid = (uid: number): number => 800_000_000 + uid;
  const holdFor = (authorid: number) =>
    db
      .insertInto('threads.held')
      .values({
        ...{ tid: threadOf().tid, pid: heldPid(authorid), country_fid: 188, authorid, at: new Date() },
        ...{ reply: '{"message":"What waits.","attachments":[],"mentioned":[]}', reasons: ['links'] },
      })
      .execute();
  return {
    'review.withdraw-held': {
      ready: ({ uid }) => holdFor(uid),
      fields: ({ uid }) => ({ pid: heldPid(uid) }),
      done: async ({ uid }) =>
        rowsOf(
          db.selectFrom('threads.held').where('authorid', '=', uid).where('decision', '=', 'withdrawn').select('pid'),
        ),
    },
    'moderation.lift-address': {
      as: operators,
      ready: async ({ uid }) => {
        const [created_at, expires_at] = [new Date(), new Date(Date.now() + 86_400_000)];
        const ban = {
          network: `192.0.2.${uid % 250}`,
          country_fid: 188,
          reason: '',
          by_uid: uid,
          created_at,
          expires_at,
        };
        const { id } = await db
          .insertInto('moderation.address_bans')
          .values(ban)
          .returning('id')
          .executeTakeFirstOrThrow();
        bans.set(uid, id);
      },
      fields: ({ uid }) => ({ id: bans.get(uid) ?? 1, 'reason@b': 'over', _of: 'b' }),
      done: async ({ uid }) =>
        rowsOf(db.selectFrom('moderation.address_bans').where('lifted_by', '=', uid).select('id')),
    },
    'moderation.set-canned': {
      as: operators,
      fields: ({ uid }) => ({
        id: 0,
        country_fid: 188,
        'en@r0': `Why ${uid}`,
        'fr@r0': 'Motif',
        'hi@r0': 'कारण',
        _of: 'r0',
      }),
      done: async ({ uid }) =>
        rowsOf(db.selectFrom('moderation.canned_reasons').where('en', '=', `Why ${uid}`).select('id')),
    },
    'moderation.drop-canned': {
      as: operators,
      ready: async ({ uid }) => {
        const reason = { country_fid: 188, en: 'Why', fr: 'Motif', hi: 'कारण', updated_at: new Date() };
        const { id } = await db
          .insertInto('moderation.canned_reasons')
          .values(reason)
          .returning('id')
          .executeTakeFirstOrThrow();
        reasons.set(uid, id);
      },
      fields: ({ uid }) => ({ id: reasons.get(uid) ?? 1 }),
      done: async ({ uid }) =>
        1 - (await rowsOf(db.selectFrom('moderation.canned_reasons').where('id', '=', reasons.get(uid)!).select('id'))),
    },
    'moderation.set-words': {
      as: operators,
      ready: async () => void (await db.deleteFrom('moderation.words').execute()),
      fields: ({ uid }) => ({ country_fid: 206, action: 'mask', version: 0, 'words@mask': `word${uid}`, _of: 'mask' }),
      done: async ({ uid }) => {
        const lists = await db.selectFrom('moderation.words').select('words').execute();
        return lists.filter(({ words }) => words.includes(`word${uid}`)).length;
      },
    },
  };
}
