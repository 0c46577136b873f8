import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readRedisAddress } from '../server/config/redis-address.ts';
import { countKey, databaseCounts, redisCounts } from '../server/platform/http/count-store.ts';
import { countCases } from '../server/platform/http/testing/count-cases.ts';
import { redisAt } from '../server/platform/redis/client.ts';
import { testDb } from '../tests/support/db.ts';
import { programOf, withEngines } from './support/engine.ts';
import { lineTo } from './support/line.ts';
import { oneRedis, redisPackages } from './support/redis.ts';

const there = programOf('redis-server') ? await oneRedis() : undefined;
afterAll(() => there?.stop());
const { db } = await testDb();

withEngines('limits counted in Redis', redisPackages, () => {
  const port = there?.port ?? 0;
  const errors: string[] = [];

  /** Counts of a process whose way to Redis is this port. */
  const countsBy = async (way: number) => {
    const client = (await redisAt(readRedisAddress(`redis://127.0.0.1:${way}`)!))(() => undefined);
    onTestFinished(() => client.disconnect());
    await expect.poll(() => client.status).toBe('ready');
    return redisCounts({
      ...{ client, site: 'test', otherwise: databaseCounts(db) },
      onError: (error) => errors.push(error.message),
    });
  };

  countCases(() => countsBy(port));

  test('a count goes by itself once its window has passed', async () => {
    const start = Math.floor(Date.now() / 1000);
    const client = (await redisAt(readRedisAddress(`redis://127.0.0.1:${port}`)!))(() => undefined);
    onTestFinished(() => client.disconnect());
    await (await countsBy(port)).add([{ name: 'passing', start, endsAt: start + 30, added: 1 }]);
    const left = await client.ttl(countKey('test', { name: 'passing', start }));
    expect(left).toBeGreaterThan(30);
    expect(left).toBeLessThanOrEqual(90);
  });

  test('of more windows than one script takes each has its own count', async () => {
    const counts = await countsBy(port);
    const start = Math.floor(Date.now() / 1000);
    const many = Array.from({ length: 1201 }, (_, i) => ({ name: `many ${i}`, start, endsAt: start + 30, added: i }));
    await counts.add(many.slice(0, 700));
    expect(await counts.add(many)).toEqual(many.map(({ added }, i) => (i < 700 ? 2 * added : added)));
  });

  for (const fault of ['cut', 'freeze'] as const) {
    test(`a process whose way to Redis is ${fault} goes on counting in the database, and in Redis once it is back`, async () => {
      const line = await lineTo(port);
      onTestFinished(line.stop);
      const counts = await countsBy(line.port);
      const start = Math.floor(Date.now() / 1000);
      const one = { name: fault, start, endsAt: start + 600, added: 1 };
      expect(await counts.add([one])).toEqual([1]);
      line[fault]();
      errors.length = 0;
      expect(await counts.add([one])).toEqual([1]);
      expect(await counts.add([one])).toEqual([2]);
      expect(errors).toHaveLength(1);
      line.mend();
      // What Redis had counted before is there still.
      await expect.poll(async () => (await counts.add([{ ...one, added: 0 }]))[0]).toBe(1);
    });
  }
});
