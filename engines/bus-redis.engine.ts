import { Redis } from 'ioredis';
import { afterAll, expect, test } from 'vitest';
import { type Bus, createBus } from '../server/platform/bus/bus.ts';
import { channelOf } from '../server/platform/bus/redis-carrier.ts';
import { busCases, busesOf, ear } from '../server/platform/bus/testing/bus-cases.ts';
import { redisOf, siteOfTests } from '../server/platform/bus/testing/redis-of.ts';
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

  test('a sender whose numbers went on while the way was cut has it look anew once more', async () => {
    const [{ bus, line, missed, ear }, whole] = [await onLine(), await onLine()];
    await expect.poll(bus.sendsBy).toBe('redis');
    const there = new Redis(port);
    const say = (number: number) =>
      there.spublish(channelOf(siteOfTests), JSON.stringify(['elsewhere', number, [['news', `${number}`]]]));
    await say(1);
    await ear.until(1);
    line.cut();
    await expect.poll(missed).toBe(1);
    await expect.poll(whole.bus.sendsBy).toBe('notify');
    line.mend();
    // As soon as Redis reaches it again for all.
    await expect.poll(whole.bus.sendsBy).toBe('redis');
    const before = missed();
    await say(5);
    await expect.poll(missed).toBe(before + 1);
    there.disconnect();
    await Promise.all([line.stop(), whole.line.stop()]);
  });

  test('the last message of a sender is noticed by its number where it was missed, as each sender says it again', async () => {
    const { bus, line, missed, ear } = await onLine();
    await expect.poll(bus.sendsBy).toBe('redis');
    const there = new Redis(port);
    const numbers: number[] = [];
    there.on('smessage', (_name: string, text: string) => {
      const [, number, messages] = JSON.parse(text) as [string, number, unknown[]];
      if (messages.length === 0) numbers.push(number);
    });
    await there.ssubscribe(channelOf(siteOfTests));
    await bus.publish('news', 'the only one');
    await expect.poll(() => numbers).toEqual(expect.arrayContaining([1, 1]));
    const before = missed();
    const sender = there.duplicate();
    await sender.spublish(channelOf(siteOfTests), JSON.stringify(['elsewhere', 1, []]));
    await expect.poll(missed).toBe(before + 1);
    await sender.spublish(channelOf(siteOfTests), JSON.stringify(['elsewhere', 1, []]));
    await sender.spublish(channelOf(siteOfTests), JSON.stringify(['elsewhere', 2, [['news', 'next']]]));
    await bus.publish('news', 'after it');
    await ear.until(3);
    expect(missed()).toBe(before + 1);
    for (const client of [there, sender]) client.disconnect();
    await line.stop();
  });

  test('another site that uses the same Redis receives nothing of this one', async () => {
    const [site, other] = [await redisOf(there!.url, 'one'), await redisOf(there!.url, 'other')];
    const [here, elsewhere] = await Promise.all(
      [site, other].map(async (redis) => createBus((await testDb()).pool, redis)),
    );
    const [ours, theirs] = [await ear(here!, 'news'), await ear(elsewhere!, 'news')];
    for (const bus of [here!, elsewhere!]) await expect.poll(bus.sendsBy).toBe('redis');
    await here!.publish('news', 'of one');
    await elsewhere!.publish('news', 'of the other');
    await Promise.all([ours.until(1), theirs.until(1)]);
    expect([ours.received, theirs.received]).toEqual([['of one'], ['of the other']]);
    await Promise.all([here!.stop(), elsewhere!.stop()]);
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
      await listener.ssubscribe(channelOf(siteOfTests));
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
