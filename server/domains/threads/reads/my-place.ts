import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { sightOf } from '../policy.ts';
import { pageOfFloor } from '../rules/paging.ts';
import { firstReplyBehind, readingPlacesOf } from '../sql/reading-places.ts';
import type { ReadDeps } from './deps.ts';
import { openThread } from './open-thread.ts';

type Call = (typeof threadsCalls)['threads.my-place'];

/** Where a member goes on reading a thread: at the first reply that they haven't come to. */
export const myPlace =
  (people: ReadDeps) =>
  async (ctx: MemberCtx, { tid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const thread = await openThread(ctx, people, tid);
    if (sightOf(ctx.actor, thread) !== 'all') return { tid, pid: 0, page: 1 };
    const place = (await readingPlacesOf(ctx.db, { uid: ctx.actor.uid, tids: [tid] })).get(tid);
    const next = await firstReplyBehind(ctx.db, tid, place?.floor ?? 0);
    return { tid, pid: next?.pid ?? 0, page: pageOfFloor(next?.floor ?? 0) };
  };
