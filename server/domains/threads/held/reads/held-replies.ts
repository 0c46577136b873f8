import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { heldCalls } from '../../../../../contract/domains/threads/held/calls.ts';
import { heldLimits } from '../../../../../contract/domains/threads/held/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { sharedFor } from '../../../../platform/reading/parted.ts';
import { presentChild } from '../../present.ts';
import type { ReadDeps } from '../../reads/deps.ts';
import { openThread } from '../../reads/open-thread.ts';
import { postScene } from '../../reads/post-scene.ts';
import { hiddenHere } from '../../reads/viewing.ts';
import { findHeldReplies, replyIn } from '../../sql/held.ts';
import { asPost } from './as-post.ts';

type Call = (typeof heldCalls)['threads.held-replies'];

/** The caller's replies to a thread that nobody else sees yet; asked for apart, so that no shared answer holds them. */
export const heldReplies =
  (deps: ReadDeps) =>
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
