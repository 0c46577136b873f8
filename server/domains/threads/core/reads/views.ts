import type { Db, Log } from '../../../../platform/context.ts';
import { writeInJob } from '../../../../platform/jobs/write-in-job.ts';
import { threadsViewed } from '../../events.ts';
import { addViews } from '../sql/threads.ts';

/** Counts views in this process and writes them in batches, so that reading locks no row. */
export interface ViewCounter {
  seen(tid: number): void;
  /** Writes what is left. */
  flush(): Promise<void>;
}

const flushMilliseconds = 5000;

export function createViewCounter({ db, log, clock }: { db: Db; log: Log; clock: () => Date }): ViewCounter {
  let seen = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (seen.size === 0) return;
    const batch = seen;
    seen = new Map();
    try {
      await writeViews(db, batch, clock());
    } catch (error) {
      log.warn({ err: error, threads: batch.size }, 'views are written later');
      for (const [tid, count] of batch) add(tid, count);
    }
  };
  const add = (tid: number, count: number): void => {
    seen.set(tid, (seen.get(tid) ?? 0) + count);
    timer ??= setTimeout(() => void flush(), flushMilliseconds).unref();
  };
  return { seen: (tid) => add(tid, 1), flush };
}

/** An event of one flush names no more authors. */
const authorsOfEvent = 500;

const writeViews = (db: Db, views: ReadonlyMap<number, number>, now: Date): Promise<void> =>
  writeInJob(db, now, async (ctx) => {
    const rows = await addViews(ctx.db, views);
    const byAuthor = new Map<number, number>();
    for (const { authorid, seen } of rows) byAuthor.set(authorid, (byAuthor.get(authorid) ?? 0) + seen);
    const authors = [...byAuthor].map(([uid, count]) => ({ uid, views: count }));
    for (let from = 0; from < authors.length; from += authorsOfEvent) {
      ctx.emit(threadsViewed({ authors: authors.slice(from, from + authorsOfEvent), at: now.getTime() }));
    }
  });
