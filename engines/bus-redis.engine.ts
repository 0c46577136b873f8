import { Redis } from 'ioredis';
import { afterAll, expect, test } from 'vitest';
import { type Bus, createBus } from '../server/platform/bus/bus.ts';
import { busCases, busesOf, ear } from '../server/platform/bus/testing/bus-cases.ts';
import { redisOf } from '../server/platform/bus/testing/redis-of.ts';
import { testDb } from '../tests/support/db.ts';
import { programOf, withEngines } from './support/engine.ts';
import { lineTo } from './support/line.ts';
import { oneRedis, redisPackages } from './support/redis.ts';

const there = programOf('redis-server') ? await oneRedis() : undefined;
afterAll(() => there?.stop());
const database = await testDb();

withEngines('a bus on Redis', redisPackages, () => {
  busCases({ ...database, redisUrl: there?.url ?? '' });
});

withEngines('a bus whose Redis goes', redisPackages, () => {
  const port = there?.port ?? 0;
  let way = port;
  const newBus = busesOf(async () => createBus(database.pool, await redisOf(`redis://127.0.0.1:${way}`)));

  /** A process with a way of its own to Redis. */
  const onLine = async () => {
    const line = await lineTo(port);
    way = line.port;
    const bus = await newBus();
    way = port;
    let missed = 0;
    bus.onMissed(() => {
      missed += 1;
    });
    return { bus, line, ear: await ear(bus, 'news'), missed: () => missed };
  };
  const current = (bus: Bus) => expect.poll(bus.isCurrent).toBe(true);

  test('a process without Redis in its settings is reached, and reaches the others, beside those with it', async () => {
    const { bus, ear: earOfBus, line } = await onLine();
    await expect.poll(bus.sendsBy).toBe('redis');
    const plain = createBus(database.pool);
    const earOfPlain = await ear(plain, 'news');
    await expect.poll(bus.sendsBy).toBe('notify');
    await bus.publish('news', 'by notify');
    await plain.publish('news', 'from a plain one');
    await earOfPlain.until(2);
    await earOfBus.until(2);
    // Without it Redis carries again; a look has to find it gone, not forgotten.
    await plain.stop();
    await expect.poll(bus.sendsBy).toBe('redis');
    await line.stop();
  });

  for (const fault of ['cut', 'freeze'] as const) {
    test(`the process whose way is ${fault} receives by NOTIFY, looks anew once, and misses nothing from then on`, async () => {
      const [cutOff, whole] = [await onLine(), await onLine()];
      await Promise.all([current(cutOff.bus), current(whole.bus)]);
      cutOff.line[fault]();
      await expect.poll(cutOff.missed).toBe(1);
      await current(cutOff.bus);
      expect(whole.bus.isCurrent()).toBe(true);
      await whole.bus.publish('news', 'from there');
      await cutOff.bus.publish('news', 'from here');
      await expect.poll(() => cutOff.ear.received).toEqual(expect.arrayContaining(['from there', 'from here']));
      await expect.poll(() => whole.ear.received).toEqual(expect.arrayContaining(['from there', 'from here']));
      expect(await whole.bus.publishToAll('news', 'for all')).toBe(true);
      expect(cutOff.ear.received).toContain('for all');
      // Mended, it receives by Redis again, and misses nothing on the way there.
      const listener = new Redis(port);
      let byRedis = false;
      listener.on('smessage', (_name: string, text: string) => {
        byRedis ||= text.includes('on the way');
      });
      await listener.ssubscribe('{baobab}');
      cutOff.line.mend();
      const said: string[] = [];
      const sayMore = async () => {
        said.push(`on the way ${said.length}`);
        await whole.bus.publish('news', said.at(-1)!);
        return byRedis;
      };
      await expect.poll(sayMore).toBe(true);
      await expect.poll(() => cutOff.ear.received).toEqual(expect.arrayContaining(said));
      listener.disconnect();
      expect(cutOff.bus.isCurrent()).toBe(true);
      await Promise.all([cutOff.line.stop(), whole.line.stop()]);
    });
  }
});
