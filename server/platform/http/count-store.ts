import { sql } from 'kysely';
import type { Db } from '../context.ts';
import type { RedisClient } from '../redis/client.ts';
import type { SiteRedis } from '../redis/site.ts';
import { within } from '../within.ts';

/** What is added to one window of one account or address. */
export interface Counted {
  name: string;
  /** Unix seconds. */
  start: number;
  endsAt: number;
  added: number;
}

/** Where the counts of all processes are added up. */
export interface CountStore {
  /** Adds counts; what all processes have counted in each of those windows now, in the same order. */
  add(batch: readonly Counted[]): Promise<number[]>;
}

const stores = new WeakMap<Db, CountStore>();

/** From now on the counts of this pool's processes are added up there. */
export const countIn = (db: Db, store: CountStore): void => void stores.set(db, store);

/** Where the counts of this pool's processes are added up: in the database itself unless said otherwise. */
export function countStoreOf(db: Db): CountStore {
  const store = stores.get(db) ?? databaseCounts(db);
  stores.set(db, store);
  return store;
}

/** Counts in the database. In one order, so that two processes never wait crosswise. */
export const databaseCounts = (db: Db): CountStore => ({
  add: async (batch) => {
    if (batch.length === 0) return [];
    const { rows } = await sql<{ bucket: string; start: number; count: number }>`
      insert into platform.limits (bucket, window_start, count)
      select * from unnest(${batch.map(({ name }) => name)}::text[], ${batch.map(({ start }) => start)}::bigint[],
                           ${batch.map(({ added }) => added)}::int[]) as b (bucket, window_start, count)
       order by bucket, window_start
      on conflict (bucket, window_start) do update set count = limits.count + excluded.count
      returning bucket, window_start as start, count`.execute(db);
    const counts = new Map(rows.map(({ bucket, start, count }) => [`${bucket} ${start}`, count]));
    return batch.map(({ name, start, added }) => counts.get(`${name} ${start}`) ?? added);
  },
});

/** How long a count outlives its window, in seconds: the clocks of two machines differ. */
const graceSeconds = 60;
/** Redis answers a count within this time, or is taken for gone. */
const answerMs = 500;
/** How long it is then not asked: nobody waits for it again and again. */
const awayMs = 5000;

interface RedisCounts extends SiteRedis {
  otherwise: CountStore;
  onError: (error: Error) => void;
}

/**
 * Counts in Redis, where a row is not written for each; where it can't be had they begin anew in the database: until the windows of that
 * moment end, somebody may get through once more what the limit allows.
 */
export function redisCounts({ client, site, otherwise, onError }: RedisCounts): CountStore {
  let awayUntil = Number.NEGATIVE_INFINITY;
  return {
    add: async (batch) => {
      if (performance.now() < awayUntil) return otherwise.add(batch);
      try {
        const counts = await within(answerMs, addTo(client, site, batch), undefined);
        if (counts) return counts;
        // Its connection may stand although the server doesn't: a new one finds who took its place.
        client.disconnect(true);
        throw new Error('Redis has not answered in time');
      } catch (error) {
        awayUntil = performance.now() + awayMs;
        onError(error as Error);
        return otherwise.add(batch);
      }
    },
  };
}

/** Adds to each key, which ends when its argument says; all at once, as a command for each takes the process longer than the counting. */
const adding = `local counts = {}
for i, key in ipairs(KEYS) do
  counts[i] = redis.call('incrby', key, ARGV[2 * i - 1])
  redis.call('expireat', key, ARGV[2 * i])
end
return counts`;
/** Of one script, during which Redis does nothing else. */
const keysAtOnce = 500;

/** A key's part in braces makes a cluster put all of them on one node. */
export const countKey = (site: string, { name, start }: Pick<Counted, 'name' | 'start'>): string =>
  `{baobab ${site}}:limit:${name} ${start}`;

async function addTo(redis: RedisClient, site: string, batch: readonly Counted[]): Promise<number[]> {
  const counts: number[] = [];
  for (let from = 0; from < batch.length; from += keysAtOnce) {
    const some = batch.slice(from, from + keysAtOnce);
    const keys = some.map((each) => countKey(site, each));
    const given = some.flatMap(({ added, endsAt }) => [added, endsAt + graceSeconds]);
    counts.push(...((await redis.eval(adding, keys.length, ...keys, ...given)) as number[]));
  }
  return counts;
}
