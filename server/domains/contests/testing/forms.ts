import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';
import { contestWords, prize } from './contests.ts';

const day = 86_400;

/** The forms of contests. */
export function forms({ api, db, member, picture }: FormSite): Record<string, FormCase> {
  const scenes = new Map<number, { contest: number; tid: number }>();
  const of = ({ uid }: Writer) => scenes.get(uid) ?? { contest: 1, tid: 1 };
  const office = { groupid: 1 };
  const sent = (uid: number, until = 30) => {
    const now = Math.floor(Date.now() / 1000);
    return {
      ...contestWords,
      ...{ title_en: `Contest ${uid}`, opens_at: now - day, closes_at: now + until * day, winners_at: now + 40 * day },
      ...{ prizes: JSON.stringify([prize(1)]), decide: 'both' },
    };
  };
  /** A contest with an entry; `ended` is one that is closed, with its entries as they were. */
  const contest =
    ({ jury = '', ended = false }: { jury?: string; ended?: boolean } = {}) =>
    async (who: Writer): Promise<void> => {
      const operator = await member({ groupid: 1 });
      const opened = await api.must('contests.create', { ...sent(who.uid), jury } as never, operator);
      const id = opened.data.contest;
      const writer = await member();
      const entry = { subject: 'A photo of a form', aids: [await picture(writer)], contest: id, agree: 1 } as const;
      const { tid } = (await api.must('threads.new-thread-photos', entry, writer)).data.Variables;
      if (ended) {
        const at = new Date();
        await db.updateTable('contests.contests').set({ frozen_at: at }).where('id', '=', id).execute();
      }
      scenes.set(who.uid, { contest: id, tid });
    };
  const contestsWhere = (title: string) =>
    db
      .selectFrom('contests.contests')
      .select(['id', 'words', 'closes_at'])
      .where('id', '>', 0)
      .execute()
      .then((rows) => rows.filter(({ words }) => (words as { en: { title: string } }).en.title === title));
  return {
    'contests.create': {
      as: office,
      fields: ({ uid }) => sent(uid),
      done: async ({ uid }) => (await contestsWhere(`Contest ${uid}`)).length,
    },
    'contests.edit': {
      as: office,
      ready: async (who) => {
        const { data } = await api.must('contests.create', sent(who.uid) as never, await member({ groupid: 1 }));
        scenes.set(who.uid, { contest: data.contest, tid: 1 });
      },
      fields: (who) => ({ ...sent(who.uid), title_en: `Edited ${who.uid}`, contest: of(who).contest, version: 1 }),
      done: async ({ uid }) => (await contestsWhere(`Edited ${uid}`)).length,
    },
    'contests.close': {
      as: office,
      ready: contest(),
      fields: (who) => ({ contest: of(who).contest }),
      done: (who) =>
        rowsOf(
          db
            .selectFrom('contests.contests')
            .select('id')
            .where('id', '=', of(who).contest)
            .where('closes_at', '<=', new Date()),
        ),
    },
    'contests.award': {
      as: office,
      ready: contest({ ended: true }),
      fields: (who) => ({ ...of(who), place: 1 }),
      done: (who) => rowsOf(db.selectFrom('contests.awards').select('tid').where('tid', '=', of(who).tid)),
    },
    'contests.save-category': {
      as: office,
      fields: ({ uid }) => ({ fid: 770, name_en: `Water ${uid}`, name_fr: 'Eau', name_hi: 'पानी' }),
      done: async ({ uid }) =>
        (await db.selectFrom('contests.categories').select('names').execute()).filter(
          ({ names }) => (names as { en: string }).en === `Water ${uid}`,
        ).length,
    },
    'contests.set-dream': {
      as: office,
      ready: async (who) => {
        const writer = await member();
        const entry = { subject: 'A dream', fid: 771, aids: [await picture(writer)], agree: 1 } as const;
        const { tid } = (await api.must('threads.new-thread-photos', entry, writer)).data.Variables;
        scenes.set(who.uid, { contest: 1, tid });
      },
      fields: (who) => ({ tid: of(who).tid, state: 'helped' }),
      done: (who) =>
        rowsOf(
          db
            .selectFrom('threads.photo_entries')
            .select('tid')
            .where('tid', '=', of(who).tid)
            .where('dream_state', '=', 1),
        ),
    },
    'contests.vote': {
      ready: (who) => contest({ jury: who.username })(who),
      fields: (who) => ({ ...of(who), points: 5 }),
      done: ({ uid }) => rowsOf(db.selectFrom('contests.votes').select('tid').where('uid', '=', uid)),
    },
  };
}
