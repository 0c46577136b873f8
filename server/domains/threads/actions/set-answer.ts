import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findPost, lockPost, refuseBlocked } from '../../posts/index.ts';
import { mayAnswer } from '../core/policy.ts';
import { lockThread, setAnswer as storeAnswer } from '../core/sql/threads.ts';
import { answerMarked, answerUnmarked } from '../events.ts';
import { forReaderOrRefused } from '../reads/may-see.ts';

type Call = (typeof threadsCalls)['threads.set-answer'];

/** Marks a reply as its thread's answer, or takes the mark back: a thread has one at the most. */
export async function setAnswer(ctx: MemberCtx, { pid, answer }: InputOf<Call>): Promise<DataOf<Call>> {
  const found = await findPost(ctx.db, pid);
  if (found?.status !== 1) return refuse('threads.post_not_exist');
  const { tid, authorid } = found;
  const thread = await lockThread(ctx.db, tid);
  if (!thread || thread.deleted_at || thread.status === 0) return refuse('threads.not_exist');
  await forReaderOrRefused(ctx, thread, 'threads.post_not_exist');
  const refusal = mayAnswer(ctx.actor, { authorid: thread.authorid, countryFid: thread.country_fid });
  if (refusal) return refuse(refusal);
  if (found.parent_pid !== null || found.position === 1) return refuse('threads.answer_is_reply');
  if (answer === 1) await refuseBlocked(ctx, [authorid]);

  const before = thread.answer_pid;
  const after = answer === 1 ? pid : before === pid ? null : before;
  if (after === before) return { tid, answer_pid: before ?? 0 };
  // It may have been deleted since it was read; what is deleted later clears the mark itself.
  const stands = await lockPost(ctx.db, tid, pid);
  if (stands?.status !== 1) return refuse('threads.post_not_exist');
  await storeAnswer(ctx.db, tid, after);
  const uid = ctx.actor.uid;
  const gone = before === null ? undefined : await findPost(ctx.db, before);
  if (gone) ctx.emit(answerUnmarked({ tid, pid: gone.pid, uid, authorUid: gone.authorid }));
  if (after === pid) ctx.emit(answerMarked({ tid, pid, uid, authorUid: authorid, at: ctx.now.getTime() }));
  ctx.stale(`t:${tid}`);
  return { tid, answer_pid: after ?? 0 };
}
