import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { heldCalls } from '../../../../../contract/domains/review/held/calls.ts';
import { heldLimits } from '../../../../../contract/domains/review/held/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { sharedFor } from '../../../../platform/reading/parted.ts';
import {
  asPost,
  hiddenHere,
  openThread,
  postScene,
  presentChild,
  replyIn,
  type Shown,
} from '../../../threads/index.ts';
import { findHeldReplies } from '../sql/held-rows.ts';

type Call = (typeof heldCalls)['review.held-replies'];

/** The caller's replies to a thread that nobody else sees yet; asked for apart, so that no shared answer holds them. */
export const heldReplies =
  (deps: Shown) =>
  async (ctx: MemberCtx, { tid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const thread = await openThread(ctx, deps, tid);
    const rows = await findHeldReplies(ctx.db, { tid, uid: ctx.actor.uid }, heldLimits.inThread);
    const posts = rows.map((row) => asPost(thread, row, replyIn(row)!));
    const looking = sharedFor(ctx, await hiddenHere(ctx, deps));
    const scene = await postScene(looking, deps, thread, posts);
    return {
      list: posts.map((post) => {
        const { pid, parent_pid, quote_author, message, attachment, dateline } = presentChild(scene, post);
        return { pid, tid, parent_pid, quote_author, message, attachment, dateline };
      }),
    };
  };
