import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';
import { giveMoney } from '../../../../tests/support/wealth.ts';
import { readyVideo } from '../../media/video/testing/ready-video.ts';
import { aDraft } from '../drafts/testing/a-draft.ts';

/** The forms of threads, replies and drafts. */
export function forms({ db, scene }: FormSite): Record<string, FormCase> {
  /** An upload of each member that is ready to be posted. */
  const videos = new Map<number, number>();
  /** A draft for each member, by their number. */
  const saved = new Map<number, number>();
  const saveDraft = async ({ uid }: Writer) => void saved.set(uid, await aDraft(db, uid, new Date()));
  const draftsOf =
    (how: 'standing' | 'deleted') =>
    async ({ uid }: Writer) =>
      rowsOf(
        db
          .selectFrom('threads.drafts')
          .where('uid', '=', uid)
          .where('deleted_at', how === 'deleted' ? 'is not' : 'is', null)
          .selectAll(),
      );
  return {
    'threads.like': {
      fields: () => ({ pid: scene.thread.pid, like: 1 }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.likes').where('uid', '=', uid).selectAll()),
    },
    'threads.favorite': {
      fields: () => ({ id: scene.thread.tid, favorite: 1 }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.favorites').where('uid', '=', uid).selectAll()),
    },
    'threads.follow-thread': {
      fields: () => ({ tid: scene.thread.tid, status: 1 }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.thread_follows').where('uid', '=', uid).selectAll()),
    },
    'threads.new-reply': {
      fields: () => ({
        tid: scene.thread.tid,
        repquote: 0,
        'message@reply': 'Written without any script.',
        _of: 'reply',
      }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.posts').where('authorid', '=', uid).selectAll()),
    },
    'threads.vote': {
      fields: () => ({ tid: scene.poll, 'a_id@poll': 1, _of: 'poll' }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.poll_votes').where('uid', '=', uid).selectAll()),
    },
    'threads.create-video': {
      ready: async ({ uid }) => videos.set(uid, await readyVideo(db, uid)),
      fields: ({ uid }) => ({ vid: videos.get(uid)!, _of: 'video', 'subject@video': 'Posted without any script' }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.threads').where('authorid', '=', uid).selectAll()),
    },
    'threads.reward-post': {
      ready: ({ uid }) => giveMoney(db, new Date(), uid, 50),
      fields: () => ({ pid: scene.thread.pid, 'xid@reward': 5, _of: 'reward' }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.rewards').where('uid', '=', uid).selectAll()),
    },
    'threads.pay-hidden': {
      ready: ({ uid }) => giveMoney(db, new Date(), uid, 50),
      fields: () => ({ tid: scene.hiding, xgold: 5 }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.hidden_sales').where('uid', '=', uid).selectAll()),
    },
    'threads.create': {
      fields: () => ({ subject: 'Hello Nigeria', 'message@hello': 'Written without any script.', _of: 'hello' }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.threads').where('authorid', '=', uid).selectAll()),
    },
    'threads.save-draft': {
      fields: () => ({ 'subject@draft': 'Not finished', 'message@draft': 'Written without any script.', _of: 'draft' }),
      done: draftsOf('standing'),
    },
    'threads.post-draft': {
      ready: saveDraft,
      fields: ({ uid }) => ({ tid: saved.get(uid) ?? 999_999 }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.threads').where('authorid', '=', uid).selectAll()),
    },
    'threads.del-draft': {
      ready: saveDraft,
      fields: ({ uid }) => ({ tid: saved.get(uid) ?? 999_999 }),
      done: draftsOf('deleted'),
    },
    'threads.restore-draft': {
      ready: async (who) => {
        await saveDraft(who);
        await db.updateTable('threads.drafts').set({ deleted_at: new Date() }).where('uid', '=', who.uid).execute();
      },
      fields: ({ uid }) => ({ tid: saved.get(uid) ?? 999_999 }),
      done: draftsOf('standing'),
    },
  };
}
