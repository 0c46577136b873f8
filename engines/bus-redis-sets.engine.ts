import { expect, onTestFinished, test } from 'vitest';
import { createBus } from '../server/platform/bus/bus.ts';
import { busesOf, ear } from '../server/platform/bus/testing/bus-cases.ts';
import { redisOf } from '../server/platform/bus/testing/redis-of.ts';
import { testDb } from '../tests/support/db.ts';
import { withEngines } from './support/engine.ts';
import { redisPackages } from './support/redis.ts';
import { type RedisSet, startRedisCluster, startSentinels } from './support/redis-sets.ts';

const database = await testDb();

/** What a bus does when the server that carries its messages is lost, and another takes its place. */
function losesItsPrimary(title: string, begin: () => Promise<RedisSet>): void {
  withEngines(title, { ...redisPackages, 'redis-cli': 'redis-tools' }, () => {
    let url = '';
    const newBus = busesOf(async () => createBus(database.pool, await redisOf(url)));

    for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
      test(`its primary lost by ${signal}: nothing said meanwhile is missed, and the next one carries again`, async () => {
        const set = await begin();
        onTestFinished(set.stop);
        url = set.url;
        const [one, other] = await Promise.all([newBus(), newBus()]);
        const { received } = await ear(other, 'news');
        await expect.poll(one.sendsBy).toBe('redis');
        await expect.poll(other.isCurrent).toBe(true);
        let missed = 0;
        other.onMissed(() => {
          missed += 1;
        });
        const primary = await set.primary();
        primary.running.child.kill(signal);
        const said: string[] = [];
        const sayMore = async () => {
          said.push(`${said.length}`);
          await one.publish('news', said.at(-1)!);
          return one.sendsBy();
        };
        await expect.poll(sayMore).toBe('notify');
        await expect.poll(sayMore).toBe('redis');
        await expect.poll(other.isCurrent).toBe(true);
        // A process that loses its line once more while all this goes on looks anew, and misses what was said meanwhile.
        const sayLast = async () => {
          await one.publish('news', 'last');
          return received;
        };
        await expect.poll(sayLast).toContain('last');
        // What was on its way at that moment may be lost with the server: then everybody looks anew.
        expect(missed).toBeGreaterThan(0);
        const since = said.slice(said.length - 3);
        expect(received).toEqual(expect.arrayContaining(since));
      });
    }
  });
}

losesItsPrimary('a bus on Redis with Sentinel', startSentinels);
losesItsPrimary('a bus on a cluster of Redis', startRedisCluster);
