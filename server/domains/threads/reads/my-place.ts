import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { findPost, firstAnswerSince, firstReplyAfter, pageOfFloor } from '../../posts/index.ts';
import { visibilityOf } from '../core/policy.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { readingPlacesOf } from '../core/sql/reading-places.ts';
import { openThread } from './open-thread.ts';
import { placeOf } from './reply-place.ts';

type Call = (typeof threadsCalls)['threads.my-place'];

/** Where a member goes on reading a thread: at the first reply that they haven't come to, else at the first new answer to one. */
export const myPlace =
  (people: ReadDeps) =>
  async (ctx: MemberCtx, { tid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const thread = await openThread(ctx, people, tid);
    if (visibilityOf(ctx.actor, thread) !== 'all') return { tid, pid: 0, page: 1 };
    const place = (await readingPlacesOf(ctx.db, { uid: ctx.actor.uid, tids: [tid] })).get(tid);
    const next = await firstReplyAfter(ctx.db, tid, place?.floor ?? 0);
    if (next) return { tid, pid: next.pid, page: pageOfFloor(next.floor) };
    const answer = place && (await firstAnswerSince(ctx.db, tid, place.position));
    const post = answer && (await findPost(ctx.db, answer));
    return { tid, ...(post ? await placeOf(ctx.db, post) : { pid: 0, page: 1 }) };
  };
