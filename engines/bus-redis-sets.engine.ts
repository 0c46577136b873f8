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
        const primary = (await set.primary())!;
        primary.running.child.kill(signal);
        /** What was said, and how often the other had been asked to look anew when it was on its way. */
        const said: { text: string; before: number }[] = [];
        const sayMore = async () => {
          const text = `${said.length}`;
          await one.publish('news', text);
          said.push({ text, before: missed });
        };
        const isCarriedByAnother = async () => {
          await sayMore();
          const next = await set.primary(primary);
          return next !== undefined && next !== primary && one.sendsBy() === 'redis';
        };
        await expect.poll(isCarriedByAnother).toBe(true);
        await expect.poll(other.isCurrent).toBe(true);
        const receivesLast = async () => {
          await sayMore();
          return received.includes(said.at(-2)!.text);
        };
        await expect.poll(receivesLast).toBe(true);
        // What was on its way with a server that was lost is lost, and everybody looks anew afterwards.
        const lost = () => said.filter(({ text, before }) => !received.includes(text) && missed === before);
        await expect.poll(lost).toEqual([]);
      });
    }
  });
}

losesItsPrimary('a bus on Redis with Sentinel', startSentinels);
losesItsPrimary('a bus on a cluster of Redis', startRedisCluster);
