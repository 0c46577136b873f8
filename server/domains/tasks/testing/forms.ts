import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';

/** The forms of tasks and medals, and of the console’s pages about them. */
export function forms({ db, member }: FormSite): Record<string, FormCase> {
  const withMedal = ({ uid }: { uid: number }) =>
    db.insertInto('profiles.medals').values({ uid, medal: 'welcome', granted_at: new Date() }).execute();
  const medalsOf = ({ uid }: { uid: number }) => db.selectFrom('profiles.medals').where('uid', '=', uid).selectAll();
  const named = (name: string, word: string) =>
    Object.fromEntries(['en', 'fr', 'hi'].map((language) => [`${name}_${language}`, word]));

  const audited = ({ uid }: { uid: number }) =>
    rowsOf(db.selectFrom('moderation.audit').where('actor_uid', '=', uid).selectAll());
  /** Whom each operator's form is about. */
  const about = new Map<number, Writer>();
  const acting = (part: string, fields: (whom: Writer | undefined) => object): FormCase => ({
    as: { groupid: 1 },
    ready: async ({ uid }) => {
      const whom = await member();
      if (part === 'take') await withMedal(whom);
      about.set(uid, whom);
    },
    fields: ({ uid }) => ({
      ...Object.fromEntries(Object.entries(fields(about.get(uid))).map(([name, value]) => [`${name}@${part}`, value])),
      _of: part,
    }),
    done: audited,
  });
  const whose = (whom: Writer | undefined) => ({ medalid: 1, member: whom?.uid ?? 999_999 });

  return {
    'tasks.claim': {
      ready: ({ uid }) =>
        db
          .insertInto('tasks.finished')
          .values({ uid, taskid: 8, period: 'once', xgold: 20, finished_at: new Date() })
          .execute(),
      fields: () => ({ taskid: 8, period: 'once' }),
      done: async ({ uid }) =>
        rowsOf(db.selectFrom('tasks.finished').where('uid', '=', uid).where('claimed_at', 'is not', null).selectAll()),
    },
    'tasks.medal-seen': {
      ready: withMedal,
      fields: () => ({ medalid: 1, wear: 1 }),
      done: async (who) => rowsOf(medalsOf(who).where('seen_at', 'is not', null)),
    },
    'tasks.wear-medals': {
      ready: withMedal,
      fields: () => ({ medalids: '1' }),
      done: async (who) => rowsOf(medalsOf(who).where('worn', 'is not', null)),
    },
    'tasks.save-task': acting('task', () => ({
      ...{ period: 'weekly', figure: 'follow', need: 10, xgold: 5, url: '/ranking' },
      ...named('title', 'Ten people'),
    })),
    'tasks.close-task': acting('close', () => ({ taskid: 4, closed: 1 })),
    'tasks.save-medal': acting('medal', () => named('name', 'Neighbour')),
    'tasks.close-medal': acting('closeMedal', () => ({ medalid: 10, closed: 1 })),
    'tasks.grant-medal': acting('grant', whose),
    'tasks.take-medal': acting('take', whose),
  };
}
