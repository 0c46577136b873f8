import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import type { Db } from '../context.ts';
import { daysAfter } from '../days.ts';
import { inTransaction } from '../db/transaction.ts';
import { collect, numberBatch } from './collect.ts';
import { defineEvent } from './event.ts';
import { on } from './listener.ts';
import { readOn } from './read-on.ts';
import { deleteRead, type Reader, registerReaders } from './readers.ts';
import { skipEvent } from './skip.ts';
import { storeEvents } from './store.ts';

const { db } = await testDb();
const posted = defineEvent<{ n: number }>('threads.test-posted');

/** A process of the site with one reader. */
const processWith = (name: string, onEvents?: OnEvents) =>
  testPlatform(db, [], [readerOf(name, onEvents)]).platform.outbox;

type OnEvents = (numbers: readonly number[]) => Promise<void>;

function readerOf(name: string, onEvents: OnEvents = async () => undefined): Reader {
  const listener = on(posted, async ({ db: tx }, payloads) => {
    const numbers = payloads.map(({ n }) => n);
    // Noted in the reader's own transaction: what is rolled back was not handled.
    for (const n of numbers)
      await tx
        .insertInto('platform.sms_outbox')
        .values({ recipient: name, body: String(n), created_at: new Date() })
        .execute();
    await onEvents(numbers);
  });
  return { name, listeners: [listener] };
}
const handledBy = async (name: string): Promise<number[]> =>
  (await db.selectFrom('platform.sms_outbox').select('body').where('recipient', '=', name).orderBy('id').execute()).map(
    ({ body }) => Number(body),
  );
const post = (tx: Db, ...numbers: number[]) =>
  storeEvents(
    tx,
    numbers.map((n) => posted({ n })),
    [],
    new Date(),
  );
const positionOf = async (name: string) =>
  (await db.selectFrom('platform.readers').select('position').where('name', '=', name).executeTakeFirst())?.position;
const logged = async (): Promise<number> => (await db.selectFrom('platform.events').select('id').execute()).length;

/** Something that one side waits for and the other one gives. */
function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

beforeEach(async () => {
  for (const table of ['outbox', 'events', 'readers', 'sms_outbox'] as const)
    await db.deleteFrom(`platform.${table}`).execute();
});

test('what commits late is handled late and not lost, although what was written after it has been handled', async () => {
  const outbox = processWith('threads');
  const commits = signal();
  const written = signal();
  const late = db.transaction().execute(async (tx) => {
    await post(tx, 1);
    written.give();
    await commits.given;
  });
  await written.given;
  await post(db, 2);
  await outbox.drain();
  expect(await handledBy('threads')).toEqual([2]);
  commits.give();
  await late;
  await outbox.drain();
  expect(await handledBy('threads')).toEqual([2, 1]);
});

test('numbers are given one process after the other: none is passed over that is not committed yet', async () => {
  const outbox = processWith('threads');
  await outbox.drain();
  await post(db, 1);
  const numbered = signal();
  const commits = signal();
  const numbering = db.transaction().execute(async (tx) => {
    await numberBatch(tx, 'wait');
    numbered.give();
    await commits.given;
  });
  await numbered.given;
  await post(db, 2);
  // Another process waits before it gives numbers, so that no reader finds a higher one first.
  expect(await collect(db, 'leave')).toBeUndefined();
  expect(await logged()).toBe(0);
  commits.give();
  await numbering;
  await outbox.drain();
  expect(await handledBy('threads')).toEqual([1, 2]);
});

test('two processes with the same reader handle every event once and in order', async () => {
  const outboxes = [processWith('threads'), processWith('threads')];
  const all = Array.from({ length: 600 }, (_, i) => i);
  for (let i = 0; i < all.length; i += 50) {
    await post(db, ...all.slice(i, i + 25));
    await post(db, ...all.slice(i + 25, i + 50));
    await Promise.all(outboxes.map((outbox) => outbox.drain()));
  }
  expect(await handledBy('threads')).toEqual(all);
});

test('a reader at work is worked by no other process, and holds no other reader up', async () => {
  const entered = signal();
  const goes = signal();
  const readers = [
    readerOf('threads', async () => {
      entered.give();
      await goes.given;
    }),
    readerOf('feeds'),
  ];
  const { platform } = testPlatform(db, [], readers);
  await platform.outbox.drain();
  await post(db, 1);
  platform.outbox.wake();
  await entered.given;
  await expect.poll(() => handledBy('feeds')).toEqual([1]);
  expect(await readOn(platform, readerOf('threads'), 200, 'leave')).toBe('nothing');
  // A process that starts in between says which readers it has.
  await registerReaders(db, ['feeds', 'threads'], new Date());
  goes.give();
  await platform.outbox.drain();
  expect(await handledBy('threads')).toEqual([1]);
});

test('a pause that another process has begun stands', async () => {
  const { platform } = testPlatform(db, [], [readerOf('threads')]);
  await platform.outbox.drain();
  await post(db, 1);
  await collect(db, 'wait');
  const retryAt = (ms: number) =>
    db
      .updateTable('platform.readers')
      .set({ retry_at: new Date(platform.clock().getTime() + ms) })
      .execute();
  await retryAt(1);
  expect(await readOn(platform, readerOf('threads'), 200, 'leave')).toBe('nothing');
  await retryAt(0);
  expect(await readOn(platform, readerOf('threads'), 200, 'leave')).toMatchObject({ more: false });
});

test('what a process handled and could not commit is handled again', async () => {
  let dies = true;
  const dying = processWith('threads', async () => {
    if (dies) throw new Error('killed before the commit');
  });
  await post(db, 1);
  await dying.drain();
  expect(await handledBy('threads')).toEqual([]);
  dies = false;
  await db.updateTable('platform.readers').set({ retry_at: null }).execute();
  await processWith('threads').drain();
  expect(await handledBy('threads')).toEqual([1]);
});

test('a new reader begins at the end of the log', async () => {
  await processWith('threads').drain();
  await post(db, 1, 2);
  await processWith('threads').drain();
  const added = processWith('tasks');
  await added.drain();
  await post(db, 3);
  await added.drain();
  expect(await handledBy('tasks')).toEqual([3]);
});

test('rows are deleted behind the slowest reader, and only there', async () => {
  const fast = processWith('threads');
  const slow = processWith('feeds');
  await Promise.all([fast.drain(), slow.drain()]);
  await post(db, 1, 2, 3);
  await fast.drain();
  await deleteRead(db);
  expect(await logged()).toBe(3);
  await slow.drain();
  await deleteRead(db);
  expect(await logged()).toBe(0);
  expect(await handledBy('feeds')).toEqual([1, 2, 3]);
});

test('a reader at work while the clock jumps over a week stays where it is', async () => {
  const now = new Date();
  await registerReaders(db, ['threads'], now);
  const patience = sql`set local lock_timeout = '1s'`;
  await inTransaction(db, async (tx) => {
    await tx.selectFrom('platform.readers').select('name').where('name', '=', 'threads').forUpdate().execute();
    await db.transaction().execute(async (other) => {
      await patience.execute(other);
      await registerReaders(other, ['threads'], daysAfter(now, 8));
    });
  });
  expect(await positionOf('threads')).toBeDefined();
});

test('a reader that no process has had for a week holds no rows back; one that is away for days does', async () => {
  const now = new Date();
  await registerReaders(db, ['threads', 'gone'], now);
  await post(db, 1);
  await processWith('threads').drain();
  await registerReaders(db, ['threads'], daysAfter(now, 6));
  expect(await positionOf('gone')).toBeDefined();
  await deleteRead(db);
  expect(await logged()).toBe(1);
  await registerReaders(db, ['threads'], daysAfter(now, 8));
  expect(await positionOf('gone')).toBeUndefined();
  await deleteRead(db);
  expect(await logged()).toBe(0);
});

test('an event that no listener knows is passed over', async () => {
  const outbox = processWith('threads');
  await outbox.drain();
  await storeEvents(db, [{ name: 'nobody.listens', payload: {} }], [], new Date());
  await outbox.drain();
  await deleteRead(db);
  expect(await logged()).toBe(0);
});

test('a backlog longer than a window and a batch is read to its end', async () => {
  const outbox = processWith('threads');
  await outbox.drain();
  const foreign = { name: 'nobody.listens', payload: {} };
  await storeEvents(
    db,
    Array.from({ length: 4500 }, () => foreign),
    [],
    new Date(),
  );
  await post(db, ...Array.from({ length: 450 }, (_, i) => i));
  await outbox.drain();
  expect(await handledBy('threads')).toEqual(Array.from({ length: 450 }, (_, i) => i));
});

test('only the event at which a reader waits can be skipped', async () => {
  const outbox = processWith('threads', async (numbers) => {
    if (numbers.includes(2)) throw new Error('a listener at fault');
  });
  await post(db, 1, 2, 3);
  expect(await skipEvent(db, 'threads', 1)).toBe('unknown_reader');
  await outbox.drain();
  const waiting = await db
    .selectFrom('platform.readers')
    .select('failed_event')
    .where('name', '=', 'threads')
    .execute();
  const at = waiting[0]!.failed_event!;
  expect(await skipEvent(db, 'cache-tags', at)).toBe('waits_nowhere');
  expect(await skipEvent(db, 'threads', at + 1)).toBe('waits_elsewhere');
  expect(await skipEvent(db, 'threads', at)).toEqual(posted({ n: 2 }));
  expect(await skipEvent(db, 'threads', at)).toBe('waits_nowhere');
  await outbox.drain();
  expect(await handledBy('threads')).toEqual([1, 3]);
});
