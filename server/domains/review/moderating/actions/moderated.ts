import type { AuditAction } from '../../../../../contract/audit.ts';
import { type AppealableAct, appealableActs } from '../../../../../contract/domains/review/appealing/limits.ts';
import type { ModerationAct } from '../../../../../contract/domains/review/moderating/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { endActs, type Grounds, groundsOf, recordAct, recordAudit } from '../../../moderation/index.ts';
import { forReaderOrRefused, lockThread, placeOfThread, type Shown, type ThreadData } from '../../../threads/index.ts';
import { mayAct } from '../../policy.ts';
import { postModerated } from '../events.ts';

export type People = Pick<Shown, 'members'>;

/** Refuses whoever may not do this to a post of a thread; without an author it is the thread's own. */
export async function refuseAct(
  { members }: People,
  { db, actor }: MemberCtx,
  act: ModerationAct,
  thread: ThreadData,
  named?: number,
): Promise<void> {
  const authorid = named ?? thread.authorid;
  const missing = named === undefined ? 'threads.not_exist' : 'threads.post_not_exist';
  const found = await forReaderOrRefused({ db, actor }, thread, missing);
  const authorGroup = (await members(db, [authorid])).get(authorid)?.groupid;
  const place = placeOfThread(found);
  const refusal = mayAct(actor, act, { ...place, authorid, authorGroup });
  if (refusal) refuse(refusal);
}

/** A published thread that the caller may do this to, locked until the transaction ends. */
export async function lockModerated(
  people: People,
  ctx: MemberCtx,
  act: ModerationAct,
  tid: number,
): Promise<ThreadData> {
  const thread = await lockThread(ctx.db, tid);
  if (!thread || thread.deleted_at || thread.status !== 1) return refuse('threads.not_exist');
  await refuseAct(people, ctx, act, thread);
  return thread;
}

interface Done extends Grounds {
  act: ModerationAct;
  /** 0 where it was taken back. */
  on: number;
  post: { tid: number; pid: number; authorid: number; position: number };
  /** As it stood before. */
  thread: { subject: string; country_fid: number };
  /** What undoing it takes, where the act alone doesn't say. */
  undo?: object;
  before: object;
  after: object;
}

const auditOf: Readonly<Record<ModerationAct, AuditAction>> = {
  pin: 'threads.pin',
  digest: 'threads.digest',
  highlight: 'threads.highlight',
  move: 'threads.move',
  close: 'threads.close',
  ban: 'threads.ban',
  delete: 'threads.delete',
  restore: 'threads.restore',
};

/** Notes in the trail what was done and why, and announces it. */
export async function noteModerated(ctx: MemberCtx, done: Done): Promise<void> {
  const { act, on, post, thread, rule, reason, said = {}, before, after } = done;
  const { tid, pid, authorid, position } = post;
  const actId = await noteAct(ctx, done);
  await recordAudit(ctx, {
    ...{ action: auditOf[act], uid: authorid, subject: `#${pid}` },
    ...{ before, after, ...groundsOf(done) },
  });
  ctx.emit(
    postModerated({
      ...{ tid, pid, uid: authorid, byUid: ctx.actor.uid, act, on, first: position === 1 },
      ...{ subject: thread.subject, rule, reason, said, actId, at: ctx.now.getTime() },
    }),
  );
}

/** What undoes what was done: each ends acts of these kinds. */
const endedBy: Partial<Record<ModerationAct, readonly AppealableAct[]>> = {
  ban: ['ban', 'delete'],
  restore: ['ban', 'delete'],
  close: ['close'],
};

/** Notes what an author may appeal against, or that it is over; the act's number, 0 where there is none. */
async function noteAct(ctx: MemberCtx, { act, on, post, thread, rule, reason, said, undo }: Done): Promise<number> {
  const byUid = ctx.actor.uid;
  const undone = act === 'restore' || on === 0 ? endedBy[act] : undefined;
  if (undone) await endActs(ctx, { pid: post.pid, acts: undone, byUid, answer: reason });
  const standing = appealableActs.find((each) => each === act);
  if (undone || standing === undefined || post.authorid === byUid) return 0;
  return recordAct(ctx, { act: standing, post, countryFid: thread.country_fid, byUid, rule, reason, said, undo });
}

/** A thread's first post, as what was done to the thread names it. */
export const firstOf = ({ tid, first_pid, authorid }: ThreadData) => ({ tid, pid: first_pid, authorid, position: 1 });
