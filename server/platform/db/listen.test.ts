import { EventEmitter, once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { type Bus, createBus, notify } from './listen.ts';

const { pool, db } = await testDb();
const buses: Bus[] = [];

afterEach(async () => {
  for (const bus of buses.splice(0)) await bus.stop();
});

function newBus(): Bus {
  const bus = createBus(pool);
  buses.push(bus);
  return bus;
}

/** Collects what a bus receives on a channel, and waits for a number of messages. */
async function ear(bus: Bus, channel: string) {
  const received: string[] = [];
  const news = new EventEmitter();
  const stop = await bus.subscribe(channel, (payload) => {
    received.push(payload);
    news.emit('heard');
  });
  const until = async (count: number) => {
    while (received.length < count) await once(news, 'heard');
    return received;
  };
  return { received, until, stop };
}

test('every process receives what one publishes, the publisher included', async () => {
  const [one, other] = [newBus(), newBus()];
  const ears = [await ear(one, 'news'), await ear(other, 'news')];
  await one.publish('news', 'first');
  await other.publish('news', 'second');
  for (const { until } of ears) expect(await until(2)).toEqual(['first', 'second']);
});

test('a listener receives its own channel alone, and nothing after its end', async () => {
  const bus = newBus();
  const a = await ear(bus, 'a');
  const b = await ear(bus, 'b');
  await bus.publish('b', '1');
  await b.until(1);
  b.stop();
  await bus.publish('b', '2');
  await bus.publish('a', '3');
  await a.until(1);
  expect([a.received, b.received]).toEqual([['3'], ['1']]);
});

test('what a transaction publishes is received after its commit, and never after a rollback', async () => {
  const { received, until } = await ear(newBus(), 'news');
  await db
    .transaction()
    .execute(async (tx) => {
      await notify(tx, 'news', 'rolled back');
      throw new Error('no');
    })
    .catch(() => undefined);
  await db.transaction().execute(async (tx) => {
    await notify(tx, 'news', 'committed');
    expect(received).toEqual([]);
  });
  expect(await until(1)).toEqual(['committed']);
});

test('after a lost connection it listens again and says so', async () => {
  const bus = newBus();
  const { until } = await ear(bus, 'news');
  const back = new Promise<void>((resolve) => {
    bus.onReconnect(resolve);
  });
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'baobab bus %' and datname = current_database()`);
  await back;
  expect(bus.isConnected()).toBe(true);
  await bus.publish('news', 'after');
  expect(await until(1)).toEqual(['after']);
});

test('a message that the database would refuse is refused before', async () => {
  const bus = newBus();
  await expect(bus.publish('news', 'é'.repeat(4000))).rejects.toThrow(RangeError);
  await bus.publish('news', 'e'.repeat(7999));
  await expect(bus.publish('news; drop table x', '')).rejects.toThrow(RangeError);
});

test('a message to all is answered when every process has done what it does with it', async () => {
  const [one, other] = [newBus(), newBus()];
  const work = Promise.withResolvers<void>();
  const done: string[] = [];
  await one.subscribe('news', (payload) => void done.push(payload));
  await other.subscribe('news', async (payload) => {
    await work.promise;
    done.push(`${payload} there`);
  });
  const acknowledged = one.publishToAll('news', 'first').then((all) => {
    done.push('told');
    return all;
  });
  await expect.poll(() => done).toEqual(['first']);
  work.resolve();
  expect(await acknowledged).toBe(true);
  expect(done).toEqual(['first', 'first there', 'told']);
});

test('a process that is new, or has gone, is not waited for', async () => {
  const [one, gone] = [newBus(), newBus()];
  await one.subscribe('news', () => undefined);
  await gone.subscribe('news', () => undefined);
  await gone.stop();
  expect(await one.publishToAll('news', 'first')).toBe(true);
});

test('a process whose connection says nothing is waited for no longer than it takes itself for current', async () => {
  const [one, silent] = [newBus(), newBus()];
  await one.subscribe('news', () => undefined);
  await silent.subscribe('news', () => new Promise(() => undefined));
  expect(silent.isCurrent()).toBe(true);
  expect(await one.publishToAll('news', 'first')).toBe(false);
});

test('a bus is current only while it listens', async () => {
  const bus = newBus();
  expect(bus.isCurrent()).toBe(false);
  await bus.subscribe('news', () => undefined);
  expect(bus.isCurrent()).toBe(true);
  await bus.stop();
  expect(bus.isCurrent()).toBe(false);
});
