import type { Db, Log } from '../../../platform/context.ts';
import { type JobCtx, writeInJob } from '../../../platform/jobs/write-in-job.ts';
import type { ViewCounter } from '../core/reads/views.ts';
import { LineCounts } from '../core/rules/view-crowd.ts';
import { dayOfHour, momentIn, overBefore } from '../core/rules/view-hour.ts';
import { eachPair, PairSet } from '../core/rules/view-pairs.ts';
import { addViews } from '../core/sql/threads.ts';
import {
  batchesOf,
  dropBatchesBefore,
  dropSaltsBefore,
  hourToMerge,
  markMerged,
  mayMerge,
  type ViewBatch,
} from '../core/sql/view-batches.ts';
import { threadsViewed } from '../events.ts';

interface MergeDeps {
  db: Db;
  log: Log;
  clock: () => Date;
  /** What this process has gathered is written first. */
  views: Pick<ViewCounter, 'flush'>;
}

/** What an hour has counted, as this process knows it. */
interface KnownHour {
  hour: number;
  seen: PairSet;
  ofLines: LineCounts;
  batches: Set<number>;
}

/** Batches that are read, and merged, at once: their bytes, and the rows that a transaction locks. */
const batchesAtOnce = 24;
/** An event names no more threads. */
const threadsOfEvent = 500;
/** Views of one hour beyond this aren't counted: a site that is flooded keeps its memory. */
const mostOfHour = 4_000_000;

/**
 * Adds what processes gathered to the threads' views, each reader once in an hour. What was counted is marked in the same transaction:
 * after a kill, or when another process goes on, the set of the hour is made again of the batches that are marked.
 */
export function createMergeViews({ db, log, clock, views: gathered }: MergeDeps): () => Promise<void> {
  let known: KnownHour | undefined;

  /** What was known goes with the transaction, which may be begun again: it is known once more when that has been committed. */
  const mergeSome = async ({ db: tx, emit }: JobCtx, hour: Date): Promise<KnownHour | undefined> => {
    const mine = known?.hour === hour.getTime() ? known : freshHour(hour);
    known = undefined;
    if (!(await mayMerge(tx))) return undefined;
    await learnMerged(tx, hour, mine);
    const batches = await batchesOf(tx, hour, { merged: false, known: [], most: batchesAtOnce });
    const views = new Map<number, number>();
    for (const batch of batches)
      learn(mine, batch, (tid) => {
        views.set(tid, (views.get(tid) ?? 0) + 1);
      });
    await markMerged(
      tx,
      batches.map(({ id }) => id),
    );
    const rows = views.size > 0 ? await addViews(tx, views) : [];
    const last = Math.max(...batches.map(({ written_at }) => written_at.getTime()));
    for (const fact of factsOf(rows, momentIn(hour.getTime(), last))) emit(threadsViewed(fact));
    if (mine.seen.size >= mostOfHour) log.warn({ hour }, 'an hour has more views than are counted');
    return mine;
  };
  return async () => {
    await gathered.flush();
    for (let hour = await hourToMerge(db); hour; hour = await hourToMerge(db)) {
      const at = hour;
      const learned = await writeInJob(db, clock(), (ctx) => mergeSome(ctx, at));
      // Another process is at it.
      if (!learned) return;
      known = learned;
    }
    const over = overBefore(clock().getTime());
    if (known && known.hour < over) known = undefined;
    await dropBatchesBefore(db, new Date(over));
    await dropSaltsBefore(db, dayOfHour(over));
  };
}

const freshHour = (hour: Date): KnownHour => ({
  ...{ hour: hour.getTime(), seen: new PairSet() },
  ...{ ofLines: new LineCounts(), batches: new Set() },
});

/** What was counted by another process, or before this one began. */
async function learnMerged(db: Db, hour: Date, known: KnownHour): Promise<void> {
  for (;;) {
    const merged = await batchesOf(db, hour, { merged: true, known: [...known.batches], most: batchesAtOnce });
    for (const batch of merged) learn(known, batch, () => undefined);
    if (merged.length < batchesAtOnce) return;
  }
}

function learn({ seen, ofLines, batches }: KnownHour, { id, pairs }: ViewBatch, isNew: (tid: number) => void): void {
  batches.add(id);
  eachPair(pairs, (pair) => {
    if (seen.size < mostOfHour && seen.add(pair) && ofLines.add(pair)) isNew(pair.tid);
  });
}

/** What threads were read, so many in a fact, with their authors. */
function factsOf(rows: readonly { tid: number; authorid: number; seen: number }[], at: number) {
  return Array.from({ length: Math.ceil(rows.length / threadsOfEvent) }, (_, part) => {
    const some = rows.slice(part * threadsOfEvent, (part + 1) * threadsOfEvent);
    const byAuthor = new Map<number, number>();
    for (const { authorid, seen } of some) byAuthor.set(authorid, (byAuthor.get(authorid) ?? 0) + seen);
    return {
      authors: [...byAuthor].map(([uid, views]) => ({ uid, views })),
      threads: some.map(({ tid, authorid, seen }) => ({ tid, uid: authorid, views: seen })),
      at,
    };
  });
}
