import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
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
  const reader = await pool.connect();
  onTestFinished(() => reader.release());
  await reader.query('begin');
  await reader.query('select from messages.messages limit 1');
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
