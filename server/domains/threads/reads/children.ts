import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentChild } from '../present.ts';
import { childrenAfter, findPost } from '../sql/posts.ts';
import type { ReadDeps } from './deps.ts';
import { openThread } from './open-thread.ts';
import { postScene } from './post-scene.ts';

type Call = (typeof threadsCalls)['threads.children'];

/** The further children of a reply. */
export const children =
  (people: ReadDeps) =>
  async (ctx: Ctx, { pid, after, limit }: InputOf<Call>): Promise<DataOf<Call>> => {
    const parent = await findPost(ctx.db, pid);
    if (!parent || parent.floor === null || parent.floor === 0) refuse('threads.post_not_exist');
    const thread = await openThread(ctx, people, parent.tid);
    const rows = await childrenAfter(ctx.db, parent, after, limit + 1, ctx.actor?.uid);
    const shown = rows.slice(0, limit);
    const scene = await postScene(ctx, people, thread, shown);
    return { list: shown.map((row) => presentChild(scene, row)), more: rows.length > limit };
  };
