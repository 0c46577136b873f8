import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { TestDb } from '../../../../tests/support/db.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notify, publishBy } from '../after-commit.ts';
import { type Bus, createBus } from '../bus.ts';
import { redisOf } from './redis-of.ts';

interface Carried extends TestDb {
  /** The address of Redis, where it carries messages. */
  redisUrl?: string;
}

/** Collects what a bus receives on a channel, and waits for a number of messages. */
export async function ear(bus: Bus, channel: string) {
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

/** A process of its own that listens. */
export async function listeningProcess(...addresses: (string | undefined)[]): Promise<ChildProcess> {
  const file = fileURLToPath(new URL('listening-process.ts', import.meta.url));
  const child = spawn(process.execPath, [file, ...addresses.filter((address) => address !== undefined)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
  return child;
}

/** Buses of a test, stopped after it. */
export function busesOf(make: () => Bus | Promise<Bus>): () => Promise<Bus> {
  const buses: Bus[] = [];
  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.stop();
  });
  return async () => {
    const bus = await make();
    buses.push(bus);
    return bus;
  };
}

/** What a bus does, whatever carries its messages. */
export function busCases({ url, pool, db, redisUrl }: Carried): void {
  const made = busesOf(async () => createBus(pool, await redisOf(redisUrl)));
  /** A bus that sends by what these cases are about: by Redis not before it knows that nobody needs NOTIFY. */
  const newBus = async () => {
    const bus = await made();
    await expect.poll(bus.sendsBy).toBe(redisUrl ? 'redis' : 'notify');
    return bus;
  };

  test('every process receives what one publishes, the publisher included', async () => {
    const [one, other] = await Promise.all([newBus(), newBus()]);
    const ears = [await ear(one, 'news'), await ear(other, 'news')];
    await one.publish('news', 'first');
    await other.publish('news', 'second');
    for (const { until } of ears) expect(await until(2)).toEqual(['first', 'second']);
  });

  test('a listener receives its own channel alone, and nothing after its end', async () => {
    const bus = await newBus();
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

  test('what is published in one moment is received in its order, in as many pieces', async () => {
    const [one, other] = await Promise.all([newBus(), newBus()]);
    const { until } = await ear(other, 'news');
    const said = Array.from({ length: 500 }, (_, i) => `${i}`);
    for (const each of said) void one.publish('news', each);
    expect(await until(said.length)).toEqual(said);
  });

  test('what a transaction publishes is received after its commit, and never after a rollback', async () => {
    const bus = await newBus();
    const { received, until } = await ear(bus, 'news');
    publishBy(db, bus);
    const rolledBack = inTransaction(db, async (tx) => {
      await notify(tx, 'news', 'rolled back');
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await inTransaction(db, async (tx) => {
      await notify(tx, 'news', 'committed');
      expect(received).toEqual([]);
    });
    expect(await until(1)).toEqual(['committed']);
  });

  test('a commit whose answer is lost has everybody look anew', async () => {
    const bus = await newBus();
    await ear(bus, 'news');
    publishBy(db, bus);
    const missed = Promise.withResolvers<void>();
    bus.onMissed(missed.resolve);
    await pool.query(`create table lost_in_commit (a int);
      create function end_in_commit() returns trigger language plpgsql as
        'begin perform pg_terminate_backend(pg_backend_pid()); return null; end';
      create constraint trigger ends after insert on lost_in_commit deferrable initially deferred
        for each row execute function end_in_commit()`);
    const lost = inTransaction(db, async (tx) => {
      await notify(tx, 'news', 'perhaps');
      await sql`insert into lost_in_commit values (1)`.execute(tx);
    });
    await expect(lost).rejects.toThrow();
    await missed.promise;
    await pool.query('drop table lost_in_commit; drop function end_in_commit');
  });

  test('after a lost connection it listens again and says so', async () => {
    const bus = await newBus();
    const { until } = await ear(bus, 'news');
    const missed = Promise.withResolvers<void>();
    bus.onMissed(missed.resolve);
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'baobab bus %' and datname = current_database()`);
    await missed.promise;
    expect(bus.isConnected()).toBe(true);
    await bus.publish('news', 'after');
    expect(await until(1)).toEqual(['after']);
  });

  test('a message that the database would refuse is refused before', async () => {
    const bus = await newBus();
    expect(() => bus.publish('news', 'é'.repeat(4000))).toThrow(RangeError);
    await bus.publish('news', 'e'.repeat(7999));
    expect(() => bus.publish('news; drop table x', '')).toThrow(RangeError);
  });

  test('a message to all is answered when every process has done what it does with it', async () => {
    const [one, other] = await Promise.all([newBus(), newBus()]);
    const work = Promise.withResolvers<void>();
    const done: string[] = [];
    await one.subscribe('news', (payload) => void done.push(payload));
    await other.subscribe('news', async (payload) => {
      await work.promise;
      done.push(`${payload} there`);
    });
    const acknowledged = one.publishToAll('news', 'first').then((all) => {
      done.push('answered');
      return all;
    });
    await expect.poll(() => done).toContain('first');
    expect(done).not.toContain('answered');
    work.resolve();
    expect(await acknowledged).toBe(true);
    expect(done.at(-1)).toBe('answered');
    expect(done).toContain('first there');
  });

  test('a process that is new, or has gone, is not waited for', async () => {
    const [one, gone] = await Promise.all([newBus(), newBus()]);
    await one.subscribe('news', () => undefined);
    await gone.subscribe('news', () => undefined);
    await gone.stop();
    expect(await one.publishToAll('news', 'first')).toBe(true);
  });

  test('a process whose connection says nothing is waited for no longer than it takes itself for current', async () => {
    const [one, silent] = await Promise.all([newBus(), newBus()]);
    await one.subscribe('news', () => undefined);
    await silent.subscribe('news', () => new Promise(() => undefined));
    await expect.poll(silent.isCurrent).toBe(true);
    expect(await one.publishToAll('news', 'first')).toBe(false);
  });

  test('a bus is current only while it listens', async () => {
    const bus = await newBus();
    expect(bus.isCurrent()).toBe(false);
    await bus.subscribe('news', () => undefined);
    await expect.poll(bus.isCurrent).toBe(true);
    await bus.stop();
    expect(bus.isCurrent()).toBe(false);
  });

  test('a process that goes with a farewell is missed by nobody; one that dies has everybody look anew', async () => {
    const [one, other] = await Promise.all([newBus(), newBus()]);
    await one.subscribe('news', () => undefined);
    await other.subscribe('news', () => undefined);
    let looked = 0;
    one.onMissed(() => {
      looked += 1;
    });
    expect(await one.lookForVanished()).toBe(false);
    await other.stop();
    for (let look = 0; look < 3; look += 1) expect(await one.lookForVanished()).toBe(false);
    const dead = await listeningProcess(url, redisUrl);
    dead.kill('SIGKILL');
    await once(dead, 'exit');
    await expect.poll(one.lookForVanished).toBe(true);
    await expect.poll(() => looked).toBe(1);
  });
}
