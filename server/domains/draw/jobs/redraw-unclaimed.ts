import type { Db } from '../../../platform/context.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { drawAgain, type RedrawDeps } from '../actions/draw-again.ts';
import { lockDraw } from '../sql/draws.ts';
import { unclaimedPlaces } from '../sql/picks.ts';

const atOnce = 500;

interface Deps extends RedrawDeps {
  db: Db;
  clock: () => Date;
}

/** Draws again what nobody claimed in time, in the order of the places; where every ticket had its turn the prize stays. */
export async function redrawUnclaimed({ db, clock, ...deps }: Deps): Promise<void> {
  for (const { drawid, place } of await unclaimedPlaces(db, clock(), atOnce))
    await writeInJob(db, clock(), async (ctx) => {
      const draw = await lockDraw(ctx.db, drawid);
      if (draw?.state === 'published') await drawAgain({ ...ctx, actor: null, requestId: '' }, deps, draw, place);
    });
}
