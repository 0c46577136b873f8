import type { Db } from '../context.ts';
import { countStoreOf } from './count-store.ts';

/** How often counts are written to the database and the other processes' learned back. */
export const flushMilliseconds = 200;
/** Buckets held at most, some 200 bytes each; past them the oldest whose counts are written are forgotten. */
const mostBuckets = 50_000;

/** One window of one account or address. */
interface Bucket {
  name: string;
  /** Unix seconds. */
  start: number;
  endsAt: number;
  /** As the database answered last, of all processes. */
  shared: number;
  /** Counted here since. */
  own: number;
}

export interface Window {
  start: number;
  seconds: number;
}

/** Counts in this process, and writes them to the database in batches. */
export interface SharedCounter {
  /** Counts one in a window; what all processes have counted as far as this one knows. */
  count(name: string, window: Window): number;
  /** Writes what is left. */
  flush(): Promise<void>;
  /** Buckets held now. */
  size(): number;
}

/** Makes a counter that nobody else in the process shares. Counts that can't be written stay until they can. */
export function createSharedCounter(db: Db): SharedCounter {
  const buckets = new Map<string, Bucket>();
  let untold = new Set<Bucket>();
  let newest = 0;
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;

  const later = (): void => {
    timer ??= setTimeout(() => void flush(), flushMilliseconds).unref();
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    // One at a time, so that what is learned back never goes backwards.
    await flushing;
    const batch = [...untold];
    untold = new Set();
    flushing = addCounts(db, batch).catch(() => {
      for (const each of batch) untold.add(each);
      later();
    });
    await flushing;
  };
  const bucketOf = (name: string, { start, seconds }: Window): Bucket => {
    if (start > newest) {
      newest = start;
      forget(buckets, (each) => each.endsAt <= start);
    }
    const key = `${name} ${start}`;
    const known = buckets.get(key);
    if (known) return known;
    if (buckets.size >= mostBuckets) forget(buckets, (each) => !untold.has(each), mostBuckets / 10);
    const made = { name, start, endsAt: start + seconds, shared: 0, own: 0 };
    buckets.set(key, made);
    return made;
  };

  return {
    count(name, window) {
      const bucket = bucketOf(name, window);
      bucket.own += 1;
      untold.add(bucket);
      later();
      return bucket.shared + bucket.own;
    },
    flush,
    size: () => buckets.size,
  };
}

/** Forgets what a condition picks, in the order in which it came. */
function forget(buckets: Map<string, Bucket>, which: (bucket: Bucket) => boolean, most = mostBuckets): void {
  let left = most;
  for (const [key, bucket] of buckets) {
    if (!which(bucket)) continue;
    buckets.delete(key);
    left -= 1;
    if (left === 0) return;
  }
}

/** Adds what was counted here, and learns what all have counted. */
async function addCounts(db: Db, batch: readonly Bucket[]): Promise<void> {
  const added = batch.map(({ own }) => own);
  const counts = await countStoreOf(db).add(batch.map((bucket, i) => ({ ...bucket, added: added[i]! })));
  for (const [i, bucket] of batch.entries()) {
    bucket.shared = counts[i]!;
    bucket.own -= added[i]!;
  }
}
