import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { threadLimits } from '../../../../contract/domains/threads/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { moveReadingPlace } from '../core/sql/reading-places.ts';
import { openThread } from '../reads/open-thread.ts';

type Call = (typeof threadsCalls)['threads.note-read'];

/** Notes how far a member has read a thread: no further than it goes. It makes no page stale, whoever shows the thread. */
export const noteRead =
  (people: ReadDeps) =>
  async (ctx: MemberCtx, { tid, floor, position }: InputOf<Call>): Promise<DataOf<Call>> => {
    const thread = await openThread(ctx, people, tid);
    await moveReadingPlace(ctx.db, {
      ...{ uid: ctx.actor.uid, tid, day: utcDay(ctx.now), most: threadLimits.readingPlaces },
      floor: Math.min(floor, thread.max_floor),
      position: Math.min(position, thread.max_position),
    });
    return { tid };
  };
