import type { Db, Log } from '../../../platform/context.ts';
import { addViews } from '../sql/threads.ts';

/** Counts views in this process and writes them in batches, so that reading locks no row. */
export interface ViewCounter {
  seen(tid: number): void;
  /** Writes what is left. */
  flush(): Promise<void>;
}

const flushMilliseconds = 5000;

export function createViewCounter(db: Db, log: Log): ViewCounter {
  let seen = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (seen.size === 0) return;
    const batch = seen;
    seen = new Map();
    try {
      await addViews(db, batch);
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
