import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { runScript } from '../../../tests/support/command.ts';
import { testDb } from '../../../tests/support/db.ts';
import { holdMigrations, releaseMigrations } from '../backup/connection.ts';
import { cutIntoPartitions } from './move.ts';

const { pool, url } = await testDb();
const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(() => client.end());

const rooms = 40;
const each = 250;
const wanted = { schema: 'messages', table: 'messages', by: 'room', partitions: 4 };

beforeEach(async () => {
  await cutIntoPartitions(client, { ...wanted, partitions: 0 });
  await pool.query('truncate messages.messages');
  await pool.query(
    `insert into messages.messages (room, id, uid, text, sent_at)
     select room, id, 7, 'zobo', '2026-11-01' from generate_series(1, $1::int) room, generate_series(1, $2::int) id`,
    [rooms, each],
  );
});

/** Begins to cut the table and stops in its middle. */
async function cutShort(): Promise<void> {
  const stop = new AbortController();
  const onRows = () => stop.abort();
  await expect(cutIntoPartitions(client, { ...wanted, onRows, signal: stop.signal })).rejects.toThrow('stopped while');
}
/** The tables that lie beside those in use, and the triggers that write into them. */
async function unfinished(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace s on s.oid = relnamespace
      where nspname = 'messages_parts' and relkind in ('r', 'p')
        and not exists (select from pg_inherits where inhrelid = c.oid and inhparent::regclass::text not like '%draft')
      union all select tgname from pg_trigger where tgname = 'follow_into_draft'`,
  );
  return rows.map(({ name }) => name);
}
/** Another connection, in a transaction where it holds what its statement takes. */
async function holder(statement: string): Promise<pg.PoolClient> {
  const other = await pool.connect();
  onTestFinished(() => other.release());
  await other.query('begin');
  await other.query(statement);
  return other;
}
/** Whether somebody waits for the table, by a lock that everybody else queues behind where it is the exclusive one. */
const waits = async (mode: string): Promise<boolean> => {
  const { rows } = await pool.query<{ waits: boolean }>(
    `select exists (select from pg_locks where relation = 'messages.messages'::regclass and not granted and mode = $1) as waits`,
    [mode],
  );
  return rows[0]!.waits;
};

const indexes = async () => {
  const { rows } = await pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where schemaname = 'messages' and tablename = 'messages' order by indexname`,
  );
  return rows.map(({ indexdef }) => indexdef.replace(' ON ONLY ', ' ON '));
};
const partitions = async (): Promise<number> =>
  (await pool.query(`select count(*)::int as n from pg_inherits where inhparent = to_regclass('messages.messages')`))
    .rows[0].n;

test('a table is cut into partitions with its rows and indexes, and is made whole again', async () => {
  const before = await indexes();
  expect(await cutIntoPartitions(client, wanted)).toBe(rooms * each);
  expect([await partitions(), await indexes()]).toEqual([4, before]);
  expect(await cutIntoPartitions(client, wanted)).toBeUndefined();
  expect(await cutIntoPartitions(client, { ...wanted, partitions: 8 })).toBe(rooms * each);
  expect([await partitions(), await indexes()]).toEqual([8, before]);
  expect(await cutIntoPartitions(client, { ...wanted, partitions: 0 })).toBe(rooms * each);
  expect([await partitions(), await indexes()]).toEqual([0, before]);
  const left = await pool.query(`select count(*)::int as n from pg_class c join pg_namespace s on s.oid = relnamespace
    where nspname = 'messages_parts'`);
  expect(left.rows[0].n).toBe(0);
});

test('writes of others while it is cut are all there afterwards, and none of them fails', async () => {
  const cutting = new AbortController();
  /** Inserts, changes, deletes and moves rows, and remembers what must stand in the end. */
  const stands = new Map<string, string>();
  const gone = new Set<string>();
  let written = 0;
  const writer = async (own: number) => {
    for (let n = 0; !cutting.signal.aborted; n++) {
      const room = (own * 7 + n * 3) % rooms;
      const id = (n * 11) % each;
      const connection = await pool.connect();
      try {
        await connection.query('begin');
        await connection.query(
          `insert into messages.messages (room, id, uid, text, sent_at) values ($1, $2, 8, $3, '2026-11-02')`,
          [1000 + own, n, `new ${n}`],
        );
        const changed = await connection.query(
          `update messages.messages set text = $3 where room = $1 and id = $2 and room % 3 = $4 returning id`,
          [room, id, `changed ${own} ${n}`, own],
        );
        const taken = await connection.query(
          `delete from messages.messages where room = $1 and id = $2 and room % 3 = $3 returning id`,
          [room, id + 1, own],
        );
        await connection.query('commit');
        stands.set(`${1000 + own}.${n}`, `new ${n}`);
        if (changed.rowCount) stands.set(`${room}.${id}`, `changed ${own} ${n}`);
        if (taken.rowCount) {
          gone.add(`${room}.${id + 1}`);
          stands.delete(`${room}.${id + 1}`);
        }
        written += 1;
      } finally {
        connection.release();
      }
    }
  };
  const writers = Promise.all([0, 1, 2].map(writer));
  await expect.poll(() => written).toBeGreaterThan(20);
  const batches: number[] = [];
  // Small batches, so that much is written between them.
  const compared = await cutIntoPartitions(client, { ...wanted, batch: 50, onRows: (rows) => void batches.push(rows) });
  const atSwap = written;
  await expect.poll(() => written).toBeGreaterThan(atSwap + 20);
  cutting.abort();
  await writers;
  expect(batches.length).toBeGreaterThan(50);
  expect(compared).toBeGreaterThan(0);
  const { rows } = await pool.query<{ place: string; text: string }>(
    `select room || '.' || id as place, text from messages.messages`,
  );
  const found = new Map(rows.map(({ place, text }) => [place, text]));
  expect([...stands].filter(([place, text]) => found.get(place) !== text)).toEqual([]);
  expect([...gone].filter((place) => found.has(place))).toEqual([]);
  expect(found.size).toBe(rows.length);
  expect([...found].filter(([, text]) => text === 'zobo').length).toBe(found.size - stands.size);
});

test('cut short it goes on where it was, and meanwhile the site writes to the table as it was', async () => {
  const stop = new AbortController();
  const counts: number[] = [];
  const half = (rows: number) => {
    counts.push(rows);
    if (rows >= (rooms * each) / 2) stop.abort();
  };
  await expect(cutIntoPartitions(client, { ...wanted, batch: 500, onRows: half, signal: stop.signal })).rejects.toThrow(
    'stopped while "messages"."messages" was copied',
  );
  expect(await partitions()).toBe(0);
  await pool.query(`update messages.messages set text = 'between' where room = 1 and id = 1`);
  await pool.query('delete from messages.messages where room = 40 and id = 250');
  const after: number[] = [];
  expect(await cutIntoPartitions(client, { ...wanted, batch: 500, onRows: (n) => void after.push(n) })).toBe(
    rooms * each - 1,
  );
  expect(after[0]).toBe(counts.at(-1)! + 500);
  const { rows } = await pool.query('select text from messages.messages where room = 1 and id = 1');
  expect(rows).toEqual([{ text: 'between' }]);
});

test('a transaction that reads for long is waited for, while others go on writing', async () => {
  const reader = await holder('select from messages.messages limit 1');
  let done = false;
  const cut = cutIntoPartitions(client, wanted).finally(() => {
    done = true;
  });
  const wrote: number[] = [];
  for (let n = 0; n < 20; n++) {
    await pool.query(`update messages.messages set text = 'meanwhile' where room = 2 and id = $1`, [n + 1]);
    wrote.push(n);
    await delay(0);
  }
  expect(done).toBe(false);
  await reader.query('commit');
  await cut;
  const { rows } = await pool.query(`select count(*)::int as n from messages.messages where text = 'meanwhile'`);
  expect([await partitions(), rows[0].n]).toEqual([4, 20]);
});

test('a table whose unique index lacks the column is refused by its name', async () => {
  await expect(cutIntoPartitions(client, { ...wanted, by: 'uid' })).rejects.toThrow(
    `can't be cut by uid: its unique index messages_pkey lacks it`,
  );
});

test('what was cut short is abandoned by a command, and tables of the schema that are finished stay as they are', async () => {
  const members = { schema: 'messages', table: 'room_members', by: 'uid', partitions: 4 };
  await pool.query(
    `insert into messages.room_members (room, uid, last_at) select r, r, now() from generate_series(1, 50) r`,
  );
  await cutIntoPartitions(client, members);
  await cutShort();
  expect(await unfinished()).toContain('follow_into_draft');
  const run = (...argv: string[]) => runScript('partition.ts', { DATABASE_URL: url }, 'messages', ...argv);
  expect(await run('--abandon')).toMatchObject({
    ...{ code: 0, errors: '' },
    out: expect.stringMatching(
      /messages.room_members: nothing was unfinished\nmessages.messages: the unfinished copy is dropped/,
    ),
  });
  expect(await unfinished()).toEqual([]);
  expect((await pool.query('select from messages.room_members')).rowCount).toBe(50);
  expect((await pool.query('select from messages.messages')).rowCount).toBe(rooms * each);
  expect((await run('--abandon')).out).toContain('messages.messages: nothing was unfinished');
  expect((await run('--abandon', '--partitions', '4')).code).toBe(2);
  const whole = /messages.room_members: 50 rows, whole now\nmessages.messages stands whole already/;
  expect(await run('--partitions', '0')).toMatchObject({ code: 0, out: expect.stringMatching(whole) });
});

test('asked for the number that it has, a table loses what a move that was cut short has left', async () => {
  await cutShort();
  expect(await cutIntoPartitions(client, { ...wanted, partitions: 0 })).toBeUndefined();
  expect(await unfinished()).toEqual([]);
});

test.each([
  ['a column', 'alter table messages.messages add column x int not null default 3', 'drop column x'],
  ['a type', 'alter table messages.messages alter column uid type numeric', 'alter column uid type bigint'],
  ['a rule', 'alter table messages.messages add constraint few check (id < 1000)', 'drop constraint few'],
])(
  '%s that a migration brings while it is copied is not lost: the old table stays, and the next run begins anew',
  async (_name, change, back) => {
    await cutShort();
    const other = await holder('select 1');
    await holdMigrations(other);
    let copied = 0;
    const onRows = (sum: number) => {
      copied = sum;
    };
    const refused = cutIntoPartitions(client, { ...wanted, onRows }).catch(String);
    await expect.poll(() => copied).toBe(rooms * each);
    await pool.query(change);
    await releaseMigrations(other);
    await other.query('commit');
    expect(await refused).toContain('was changed by a migration');
    expect(await partitions()).toBe(0);
    expect(await cutIntoPartitions(client, wanted)).toBe(rooms * each);
    expect([await partitions(), await unfinished()]).toEqual([4, []]);
    await pool.query(`alter table messages.messages ${back}`);
  },
);

test('an index that a migration brings while it is copied is there afterwards', async () => {
  await cutShort();
  await pool.query('create index late on messages.messages (sent_at)');
  expect(await cutIntoPartitions(client, wanted)).toBe(rooms * each);
  expect((await indexes()).some((index) => index.includes(' late '))).toBe(true);
  await pool.query('drop index messages.late');
});

test('beside a long reader others wait for the command a small part of the time', async () => {
  const reader = await holder('select from messages.messages limit 1');
  const cut = cutIntoPartitions(client, wanted);
  await expect.poll(() => waits('AccessExclusiveLock'), { interval: 5 }).toBe(true);
  const found: boolean[] = [];
  for (const end = performance.now() + 3000; performance.now() < end; await delay(5))
    found.push(await waits('AccessExclusiveLock'));
  expect(found.filter(Boolean).length / found.length).toBeLessThan(0.4);
  await reader.query('commit');
  await cut;
});

test.each([
  [
    'PostgreSQL cleans the table',
    'lock table messages.messages in share update exclusive mode',
    'ShareUpdateExclusiveLock',
  ],
  ['a backup reads the tables', 'select from messages.messages limit 1', undefined],
])('while %s the command waits, and nobody for it', async (_name, statement, mode) => {
  const other = await holder(statement);
  if (!mode) await holdMigrations(other);
  let [done, copied] = [false, 0];
  const cut = cutIntoPartitions(client, {
    ...wanted,
    onRows: (rows) => {
      copied = rows;
    },
  }).finally(() => {
    done = true;
  });
  if (mode) await expect.poll(() => waits(mode), { interval: 5 }).toBe(true);
  for (const end = performance.now() + 1000; performance.now() < end; await delay(5))
    for (const strong of ['AccessExclusiveLock', 'ShareRowExclusiveLock']) expect(await waits(strong)).toBe(false);
  expect([done, copied]).toEqual([false, 0]);
  if (!mode) await releaseMigrations(other);
  await other.query('commit');
  expect(await cut).toBe(rooms * each);
});
