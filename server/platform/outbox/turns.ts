import type { Waiting } from './collect.ts';
import { type ReadDeps, readOn } from './read-on.ts';
import type { Reader } from './readers.ts';

/** Readers that one process works at once: a slow one holds one place, and the connections last for the requests. */
export const readersAtOnce = 4;
const batchSize = 200;
/** Then others that wait for a place come first. */
const turnMilliseconds = 1000;

/** What came of a turn; after `more` there may be more to do, also for other readers. */
type Turn = 'nothing' | 'done' | 'more';

/** Works readers, a turn of several batches at a time, each reader once at a time. */
export function createTurns(deps: ReadDeps) {
  const working = new Map<string, Promise<void>>();
  /** Wanted again while they were worked, or while no place was free: there may be more at the end of a turn. */
  let wanted = false;
  /** Batches are smaller while it is found out which event is at fault. */
  const sizes = new Map<string, number>();

  const take = async (reader: Reader, attempts: number, waiting: Waiting): Promise<Turn> => {
    const end = performance.now() + turnMilliseconds;
    let worked = false;
    let announced = false;
    // The event that failed is tried alone.
    if (attempts > 0) sizes.set(reader.name, 1);
    let retried = attempts > 0;
    do {
      const size = sizes.get(reader.name) ?? batchSize;
      const outcome = await readOn(deps, reader, size, waiting);
      if (outcome === 'fault') {
        sizes.set(reader.name, Math.ceil(size / 2));
        continue;
      }
      const done = typeof outcome === 'string' || !outcome.more;
      if (done || retried) sizes.delete(reader.name);
      worked ||= outcome !== 'nothing';
      if (typeof outcome !== 'string') announced ||= outcome.announced;
      if (done && announced) return 'more';
      if (done) return worked ? 'done' : 'nothing';
      retried = false;
    } while (performance.now() < end);
    return 'more';
  };

  return {
    take,
    /** Begins a turn where a place is free; `onMore` is called at an end after which there may be more to do. */
    start: (reader: Reader, attempts: number, onMore: () => void): void => {
      if (working.has(reader.name) || working.size >= readersAtOnce) {
        wanted = true;
        return;
      }
      const turn = take(reader, attempts, 'leave')
        .catch((error: unknown) => {
          deps.log.warn({ err: error, reader: reader.name }, 'a reader of the event log waits');
          return 'nothing' as const;
        })
        .then((done) => {
          working.delete(reader.name);
          if (done === 'more' || wanted) onMore();
          wanted = false;
        });
      working.set(reader.name, turn);
    },
    ended: async (): Promise<void> => {
      while (working.size > 0) await Promise.all(working.values());
    },
  };
}
