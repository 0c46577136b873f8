import type { Db } from '../../../platform/context.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { isLeft, readerLags } from '../../../platform/outbox/lag.ts';
import { closeDraw } from '../actions/close-draw.ts';
import { type DrawRow, dueDraws, openedSince, openNow } from '../sql/draws.ts';
import { drawsTag, drawTag } from '../tags.ts';

export const closeTask = 'draw.close-due';

const atOnce = 20;
/** What was done before the close and is not counted yet is waited for so long, and no longer. */
const mostWaitMs = 600_000;
/** After so long it is looked again whether it is counted. */
const againMs = 2000;
/** Pages are made anew for dates of so long ago, in case a run was left out. */
const lookBackMs = 180_000;

interface Deps {
  db: Db;
  clock: () => Date;
}

/** Has its pages follow when a draw opens, and its list frozen when it closes. */
export async function scheduleTurns(tx: Db, { drawid, opens_at, closes_at }: DrawRow): Promise<void> {
  await addJob(tx, closeTask, {}, { key: `${closeTask}:${drawid}:opens`, runAt: opens_at });
  await addJob(tx, closeTask, {}, { key: `${closeTask}:${drawid}`, runAt: closes_at });
}

/**
 * Closes the draws whose time has come, once what was done before it is counted. Pages of those that opened follow, and once a
 * minute those of open ones, whose tickets else would make them anew all the time.
 */
export async function closeDue({ db, clock }: Deps): Promise<void> {
  const now = clock();
  for (const { drawid, closes_at } of await dueDraws(db, now, atOnce)) {
    const waits = now.getTime() - closes_at.getTime() < mostWaitMs && (await lags(db, closes_at, now));
    await writeInJob(db, clock(), async (ctx) => {
      if (!waits) return closeDraw(ctx, drawid, clock);
      // Its page says at once that it is closed; the list follows.
      ctx.stale(drawTag(drawid));
      const runAt = new Date(now.getTime() + againMs);
      return addJob(ctx.db, closeTask, {}, { key: `${closeTask}:${drawid}`, runAt });
    });
  }
  await writeInJob(db, now, async ({ db: tx, stale }) => {
    const opened = await openedSince(tx, new Date(now.getTime() - lookBackMs), now);
    for (const drawid of await openNow(tx, now)) stale(drawTag(drawid));
    if (opened.length > 0) stale(drawsTag);
  });
}

/** Whether something that was done before a moment is still unread. */
async function lags(db: Db, until: Date, now: Date): Promise<boolean> {
  const own = (await readerLags(db)).find(({ name }) => name === 'draw');
  return own !== undefined && !isLeft(own, now) && own.since !== null && own.since < until;
}
