import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { aVersion } from '../history/testing/a-version.ts';
import { removePost } from '../index.ts';

/** The forms of moderators, of what waits and of appeals. */
export function forms({ db, post, scene }: FormSite): Record<string, FormCase> {
  /** A thread for each moderator: what was done before is done no second time. */
  const moderated = new Map<number, { tid: number; pid: number }>();
  const asModerator = async ({ uid }: Writer) => {
    moderated.set(uid, await post(scene.author));
    await db
      .updateTable('accounts.members')
      .set({ groupid: 3 })
      .where('uid', '=', uid)
      .where('groupid', '=', 10)
      .execute();
  };
  const acting = (fields: (post: { tid: number; pid: number }) => Record<string, string | number>): FormCase => ({
    ready: asModerator,
    fields: ({ uid }) => ({
      ...fields(moderated.get(uid) ?? scene.thread),
      _of: 'moderate',
      'reason@moderate': 'seen',
    }),
    done: async ({ uid }) => rowsOf(db.selectFrom('moderation.audit').where('actor_uid', '=', uid).selectAll()),
  });

  const acts = new Map<number, number>();
  const appeals = new Map<number, number>();
  const actUpon = async (uid: number): Promise<number> => {
    const { tid, pid } = scene.thread;
    const row = { act: 'close', tid, pid, uid, country_fid: 188, by_uid: null };
    const { id } = await db
      .insertInto('moderation.acts')
      .values({ ...row, rule: 'other', reason: '', at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const heldPid = (uid: number): number => 800_000_000 + uid;
  const holdFor = (authorid: number) =>
    db
      .insertInto('threads.held')
      .values({
        ...{ tid: scene.thread.tid, pid: heldPid(authorid), country_fid: 188, authorid, at: new Date() },
        ...{ reply: '{"message":"What waits.","attachments":[],"mentioned":[]}', reasons: ['links'] },
      })
      .execute();
  return {
    'review.pin': acting(({ pid }) => ({ pid, status: 1, 'type@moderate': 1 })),
    'review.digest': acting(({ tid }) => ({ tid, 'digestlevel@moderate': 1 })),
    'review.highlight': acting(({ tid }) => ({ tid, 'highlight_style@moderate': 1 })),
    'review.move': acting(({ tid }) => ({ tid, 'typeid@moderate': 2 })),
    'review.close': acting(({ tid }) => ({ tid, closed: 1 })),
    'review.ban-post': acting(({ pid }) => ({ pid, status: 1 })),
    'threads.delete-post': acting(({ pid }) => ({ pid })),
    'review.restore-post': {
      ...acting(({ pid }) => ({ pid })),
      ready: async (who) => {
        await asModerator(who);
        const { pid } = moderated.get(who.uid)!;
        await writeInJob(db, new Date(), (job) => removePost(job, pid, { byUid: null, rule: 'other', reason: '' }));
      },
    },
    'review.remove-version': {
      ...acting(({ pid }) => ({ pid, version: 1 })),
      ready: async (who) => {
        await asModerator(who);
        await aVersion(db, moderated.get(who.uid)!, new Date());
      },
    },
    'review.moderate-many': {
      ready: asModerator,
      fields: ({ uid }) => ({
        ...{ act: 'ban', _of: 'many', 'reason@many': 'seen' },
        'pids@many': (moderated.get(uid) ?? scene.thread).pid,
      }),
      done: async ({ uid }) => rowsOf(db.selectFrom('moderation.audit').where('actor_uid', '=', uid).selectAll()),
    },
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
    'review.withdraw-held': {
      ready: ({ uid }) => holdFor(uid),
      fields: ({ uid }) => ({ pid: heldPid(uid) }),
      done: async ({ uid }) =>
        rowsOf(
          db.selectFrom('threads.held').where('authorid', '=', uid).where('decision', '=', 'withdrawn').select('pid'),
        ),
    },
  };
}
