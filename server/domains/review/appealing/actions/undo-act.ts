import type { MemberCtx } from '../../../../platform/context.ts';
import type { ActRow } from '../../../moderation/index.ts';
import { lockPost } from '../../../posts/index.ts';
import { lockTakedown, lockThread } from '../../../threads/index.ts';
import { publishRefused } from '../../held/actions/decide-held.ts';
import { setClosed } from '../../moderating/actions/mark.ts';
import { placeThread } from '../../moderating/actions/move.ts';
import { putBack } from '../../moderating/actions/restore-post.ts';
import { trustTag } from '../../trust-tag.ts';

/** Where a moved thread stood. */
interface Left {
  fid: number;
  countryFid: number;
  typeid: number;
}

/** Undoes what a moderator did to a post; false where that can't be undone any more. */
export async function undoAct(ctx: MemberCtx, act: ActRow): Promise<boolean> {
  // A warning is taken back by its end alone.
  if (act.act === 'warn') return true;
  if (act.act === 'refuse') return publishRefused(ctx, act.pid);
  if (act.act === 'ban' || act.act === 'delete') return restore(ctx, act);
  const thread = await lockThread(ctx.db, act.tid);
  if (!thread || thread.deleted_at || thread.status !== 1) return false;
  if (act.act === 'close') {
    if (!thread.closed) return false;
    await setClosed(ctx, thread, false);
    return true;
  }
  const left = act.undo as Left | null;
  if (left === null) return false;
  await placeThread(ctx, thread, left, left.typeid);
  return true;
}

/** A reply stays with its thread where that is gone, and what was deleted for long is gone. */
async function restore(ctx: MemberCtx, { act, tid, pid, uid }: ActRow): Promise<boolean> {
  const thread = await lockThread(ctx.db, tid);
  const takedown = await lockTakedown(ctx.db, tid, pid);
  const post = await lockPost(ctx.db, tid, pid);
  if (!thread || !post || takedown?.kind !== (act === 'ban' ? 'banned' : 'removed')) return false;
  if (post.position !== 1 && thread.deleted_at) return false;
  await putBack(ctx, thread, post);
  ctx.stale(trustTag(uid));
  return true;
}
