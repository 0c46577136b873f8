import type { InputOf } from '../../../../../../contract/call.ts';
import type { photoCalls } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import type { MemberCtx } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { likeThread } from '../../../actions/like-post.ts';
import type { Liked } from '../../../present-own.ts';
import { entriesByIds } from '../sql/entries.ts';

/** Likes an entry, once a member. */
export async function likePhoto(
  ctx: MemberCtx,
  { tid, like }: InputOf<(typeof photoCalls)['threads.like-photo']>,
): Promise<Liked> {
  const [entry] = await entriesByIds(ctx.db, [tid]);
  return entry ? likeThread(ctx, tid, like) : refuse('threads.photo_not_exist');
}
