import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { ReadDeps } from '../reads/deps.ts';
import { openThread } from '../reads/open-thread.ts';
import { moveReadingPlace } from '../sql/reading-places.ts';

type Call = (typeof threadsCalls)['threads.note-read'];

/** Notes how far a member has read a thread: no further than it goes. */
export const noteRead =
  (people: ReadDeps) =>
  async (ctx: MemberCtx, { tid, floor, position }: InputOf<Call>): Promise<DataOf<Call>> => {
    const thread = await openThread(ctx, people, tid);
    await moveReadingPlace(ctx.db, {
      ...{ uid: ctx.actor.uid, tid, now: ctx.now },
      floor: Math.min(floor, thread.max_floor),
      position: Math.min(position, thread.max_position),
    });
    return { tid };
  };
