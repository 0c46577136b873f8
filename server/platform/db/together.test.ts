import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import type { Db } from '../context.ts';
import { refuse } from '../refusal.ts';
import { createQueue, sideBySide, together } from './together.ts';
import { inTransaction } from './transaction.ts';

const { db } = await testDb();
const { platform } = testPlatform(db);
const now = new Date('2026-11-20T10:00:00Z');

await sql`create table platform.tried (name text primary key, xid text not null)`.execute(db);

/** What was asked of the database, in turn. */
const steps: string[] = [];
const read = together<string, number>({ place: 0, writes: false }, async (tx, names) => {
  steps.push(`read ${names.join()}`);
  const { rows } = await sql<{ name: string }>`select name from platform.tried where name = any(${names})`.execute(tx);
  return names.map((name) => rows.filter((row) => row.name === name).length);
});
const write = together<string, void>({ place: 20, writes: true }, async (tx, names) => {
  steps.push(`write ${names.join()}`);
  await sql`insert into platform.tried (name, xid)
    select name, pg_current_xact_id()::text from unnest(${names}::text[]) as a (name)`.execute(tx);
  return names.map(() => undefined);
});

const xidOf = async (name: string): Promise<string | undefined> =>
  (await sql<{ xid: string }>`select xid from platform.tried where name = ${name}`.execute(db)).rows[0]?.xid;

/** Runs works that come while another is on its way; what became of each, and what was asked for them. */
async function whileBusy<T>(...works: ((tx: Db) => Promise<T>)[]) {
  const queue = createQueue(db, platform.log);
  const gate = Promise.withResolvers<void>();
  const first = queue.run(async () => gate.promise);
  const running = Promise.allSettled(works.map((work) => queue.run(work)));
  steps.length = 0;
  gate.resolve();
  await first;
  return { outcomes: await running, steps: [...steps] };
}

const simple = (name: string) => async (tx: Db) => {
  if ((await read(tx, name)) > 0) refuse('wire.forbidden');
  await write(tx, name);
  return name;
};

test('works that wait share a transaction and each of its statements, and have answers of their own', async () => {
  const { outcomes, steps } = await whileBusy(simple('a1'), simple('a2'), simple('a3'));
  expect(outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value)).toEqual(['a1', 'a2', 'a3']);
  expect(steps).toEqual(['read a1,a2,a3', 'write a1,a2,a3']);
  const xids = [await xidOf('a1'), await xidOf('a2'), await xidOf('a3')];
  expect(new Set(xids).size).toBe(1);
  expect(xids[0]).toBeDefined();
});

test('a lone work waits for nobody and is committed when it is answered', async () => {
  const queue = createQueue(db, platform.log);
  expect(await queue.run(simple('lone'))).toBe('lone');
  expect(await xidOf('lone')).toBeDefined();
});

test('no more than 64 share a transaction', async () => {
  const names = Array.from({ length: 70 }, (_, i) => `many ${i}`);
  await whileBusy(...names.map(simple));
  const xids = await Promise.all(names.map(xidOf));
  expect(new Set(xids.slice(0, 64)).size).toBe(1);
  expect(new Set(xids).size).toBe(2);
});

test('a work that is refused before it wrote anything drops out, and the others’ transaction stands', async () => {
  await simple('there')(db);
  const { outcomes, steps } = await whileBusy(simple('b1'), simple('there'), simple('b2'));
  expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: { refusal: 'wire.forbidden' } });
  expect(steps).toEqual(['read b1,there,b2', 'write b1,b2']);
  expect(await xidOf('b1')).toBe(await xidOf('b2'));
});

test.each([
  ['an error', () => Promise.reject(new Error('mine alone')), { message: 'mine alone' }],
  ['a refusal', () => refuse('wire.forbidden'), { refusal: 'wire.forbidden' }],
  ['a statement that fails', (tx: Db) => sql`select 1 / 0`.execute(tx), { code: '22012' }],
  ['a name that is taken', (tx: Db) => write(tx, 'there'), { code: '23505' }],
])('%s after something was written leaves nothing of it, and the others are written', async (kind, fail, reason) => {
  const { outcomes } = await whileBusy(simple(`one ${kind}`), simple(`two ${kind}`), async (tx) => {
    await simple(`bad ${kind}`)(tx);
    await fail(tx);
    return '';
  });
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes[2]).toMatchObject({ reason });
  expect(await xidOf(`bad ${kind}`)).toBeUndefined();
  expect([await xidOf(`one ${kind}`), await xidOf(`two ${kind}`)]).not.toContain(undefined);
});

test('a refusal after a statement of one’s own that writes leaves nothing of it', async () => {
  const { outcomes } = await whileBusy(simple('c1'), async (tx) => {
    await sql`insert into platform.tried values ('c2', '0')`.execute(tx);
    return refuse('wire.forbidden');
  });
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect([await xidOf('c2'), await xidOf('c1')]).toEqual([undefined, expect.any(String)]);
});

test('after a deadlock all run again, in one transaction', async () => {
  let runs = 0;
  const { outcomes } = await whileBusy(simple('d1'), async (tx) => {
    runs += 1;
    await write(tx, 'd2');
    if (runs === 1) await sql.raw(`do $$ begin raise exception 'lost' using errcode = '40P01'; end $$`).execute(tx);
    return 'd2';
  });
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect([runs, await xidOf('d1')]).toEqual([2, await xidOf('d2')]);
});

test('where one meets a deadlock whenever they run together, each is done alone', async () => {
  let runs = 0;
  const { outcomes } = await whileBusy(simple('d3'), async (tx) => {
    runs += 1;
    await write(tx, 'd4');
    if (runs <= 3) await sql.raw(`do $$ begin raise exception 'lost' using errcode = '40P01'; end $$`).execute(tx);
    return 'd4';
  });
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const [one, other] = [await xidOf('d3'), await xidOf('d4')];
  expect([runs, one !== undefined && other !== undefined && one !== other]).toEqual([4, true]);
});

test('a reader that comes to a step later is waited for, so that all take it together and in its place', async () => {
  const { steps } = await whileBusy(simple('e1'), async (tx) => {
    await sql`select pg_sleep(0.02)`.execute(tx);
    await read(tx, 'e2');
    await read(tx, 'e2');
    await write(tx, 'e2');
    return '';
  });
  expect(steps).toEqual(['read e1,e2', 'read e2', 'write e1,e2']);
});

test('works that wait for each other go on after a moment', async () => {
  const done = Promise.withResolvers<void>();
  const { outcomes } = await whileBusy(
    async (tx) => {
      await write(tx, 'f1');
      done.resolve();
      return '';
    },
    async () => {
      await done.promise;
      return '';
    },
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('a work that waits long for a lock does not hold back those that came after', async () => {
  const queue = createQueue(db, platform.log);
  const gate = Promise.withResolvers<void>();
  const slow = queue.run(() => gate.promise);
  expect(await queue.run(simple('g1'))).toBe('g1');
  gate.resolve();
  await slow;
});

test('two processes that write the same rows crosswise wait in one order and never lock each other out', async () => {
  await db
    .insertInto('platform.settings')
    .values(['x', 'y', 'z'].map((name) => ({ name, value: '0', updated_at: now })))
    .execute();
  const add = together<string, void>({ place: 20, writes: true }, async (tx, names) => {
    await sql`with mine as (
        select name from platform.settings where name = any(${names}::text[]) order by name for no key update)
      update platform.settings s set value = to_jsonb((s.value)::int + 1) from mine where s.name = mine.name`.execute(
      tx,
    );
    return names.map(() => undefined);
  });
  let retried = 0;
  const log = {
    ...platform.log,
    warn: () => {
      retried += 1;
    },
  };
  const queues = [createQueue(db, log), createQueue(db, log)];
  const turns = Array.from({ length: 60 }, (_, i) => {
    const names = i % 2 === 0 ? ['x', 'y', 'z'] : ['z', 'y', 'x'];
    return names.map((name) => queues[i % 2]!.run((tx) => add(tx, name)));
  });
  await Promise.all(turns.flat());
  expect(retried).toBe(0);
});

test('works side by side in one transaction share what they ask, and answer in their order', async () => {
  steps.length = 0;
  const answers = await inTransaction(db, (tx) =>
    sideBySide(
      tx,
      ['s1', 's2', 's3'].map((name) => async (own: Db) => {
        await write(own, name);
        return name;
      }),
    ),
  );
  expect(answers).toEqual(['s1', 's2', 's3']);
  expect(steps).toEqual(['write s1,s2,s3']);
});

test('of works side by side the failure that may be tried again is the transaction’s, and all of it is', async () => {
  let runs = 0;
  const names = await inTransaction(db, async (tx) => {
    runs += 1;
    const lost = sql.raw(`do $$ begin raise exception 'lost' using errcode = '40P01'; end $$`);
    // The first fails only because of the second: a transaction that is lost takes nothing more.
    const follows = async (own: Db) => {
      await new Promise((resolve) => setImmediate(resolve));
      await write(own, 't1');
      return 't1';
    };
    const fails = async (own: Db) => {
      if (runs === 1) await lost.execute(own);
      return 't2';
    };
    return sideBySide(tx, [follows, fails]);
  });
  expect([names, runs]).toEqual([['t1', 't2'], 2]);
  expect(await xidOf('t1')).toBeDefined();
});
