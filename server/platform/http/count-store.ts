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
        const counts = await within(answerMs, Promise.all(batch.map((each) => addTo(client, site, each))), undefined);
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

async function addTo(redis: RedisClient, site: string, { name, start, endsAt, added }: Counted): Promise<number> {
  const key = `limit:${site} ${name} ${start}`;
  const done = await redis
    .multi()
    .incrby(key, added)
    .expireat(key, endsAt + graceSeconds)
    .exec();
  const [error, count] = done?.[0] ?? [new Error('Redis refused a transaction')];
  if (error) throw error;
  return count as number;
}
