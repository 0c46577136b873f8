import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';

const message = 'Lagos after dark, with the settings.';

/** The forms of applications, and of the console's pages about them. */
export function forms({ db, member }: FormSite): Record<string, FormCase> {
  const waiting = ({ uid }: { uid: number }) =>
    db
      .insertInto('creator.applications')
      .values({ uid, message, status: 'waiting', sent_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
  const applications = ({ uid }: { uid: number }) =>
    db.selectFrom('creator.applications').where('uid', '=', uid).selectAll();
  // A grant has a row of the group's change, too.
  const audited = ({ uid }: { uid: number }) =>
    rowsOf(
      db.selectFrom('moderation.audit').where('actor_uid', '=', uid).where('action', 'like', 'creator.%').selectAll(),
    );
  /** The row that each operator's form is about. */
  const about = new Map<number, number>();
  const asOperator = (
    ready: () => Promise<{ id: number }>,
    fields: (id: number) => Record<string, string | number>,
  ): FormCase => ({
    as: { groupid: 1 },
    ready: async ({ uid }) => about.set(uid, (await ready()).id),
    fields: ({ uid }) => fields(about.get(uid) ?? 999_999),
    done: audited,
  });
  const sent = async () => waiting(await member());
  const page = () =>
    db
      .insertInto('creator.pages')
      .values({
        ...{ kind: 'manual', title_en: 'Figures', title_fr: 'Chiffres', title_hi: 'आँकड़े' },
        ...{ words_en: '', words_fr: '', words_hi: '', position: 1, published: false, changed_at: new Date() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();

  return {
    'creator.apply': {
      ready: async ({ uid }) => {
        await db
          .insertInto('threads.author_counters')
          .values({ uid, threads: 10, posts: 10, likes: 0, favorites: 0, liked: 0 })
          .onConflict((conflict) => conflict.column('uid').doUpdateSet({ threads: 10 }))
          .execute();
        await db
          .insertInto('follows.counters')
          .values({ uid, fans: 100, follows: 0 })
          .onConflict((conflict) => conflict.column('uid').doUpdateSet({ fans: 100 }))
          .execute();
      },
      fields: () => ({ message }),
      done: (who) => rowsOf(applications(who)),
    },
    'creator.change-application': {
      ready: waiting,
      fields: () => ({ message: 'Another word about Lagos.' }),
      done: (who) => rowsOf(applications(who).where('message', 'like', 'Another%')),
    },
    'creator.withdraw': {
      ready: waiting,
      fields: () => ({}),
      done: (who) => rowsOf(applications(who).where('status', '=', 'withdrawn')),
    },
    'creator.grant': asOperator(sent, (id) => ({ id, reason: 'own photos' })),
    'creator.refuse': asOperator(sent, (id) => ({ id, reason: 'not their photos' })),
    'creator.save-page': asOperator(page, () => ({ kind: 'question', title_en: 'When do figures come?' })),
    'creator.delete-page': asOperator(page, (id) => ({ id })),
  };
}
