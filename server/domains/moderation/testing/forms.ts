import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';

/** The forms of word lists, reasons and bans of addresses. */
export function forms({ db }: FormSite): Record<string, FormCase> {
  const operators = { groupid: 1 };
  const bans = new Map<number, number>();
  const reasons = new Map<number, number>();
  return {
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
