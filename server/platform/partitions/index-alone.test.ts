import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { migrate } from '../db/migrate.ts';
import { abandonCut, cutIntoPartitions } from './move.ts';

const { pool, url } = await testDb();
const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(() => client.end());
const directory = await mkdtemp(join(tmpdir(), 'baobab-migrations-'));
afterAll(() => rm(directory, { recursive: true }));

test('a migration that builds an index alone builds it on each partition of a table that was cut', async () => {
  await cutIntoPartitions(client, { schema: 'notices', table: 'notices', by: 'uid', partitions: 4 });
  // What an attempt that was cut short has left.
  await pool.query('create index notices_kind on only notices.notices (kind)');
  await pool.query('create index notices_kind_0 on notices_parts.notices_4_00 (kind)');
  await writeFile(
    join(directory, '20990101000000-kinds.sql'),
    '-- Why.\ncreate index concurrently notices_kind on notices.notices (kind, uid) where read_at is null;\n',
  );
  expect(await migrate(pool, directory)).toEqual(['20990101000000-kinds.sql']);
  const { rows } = await pool.query<{ valid: boolean; parts: number; text: string }>(
    `select i.indisvalid as valid, pg_get_indexdef(i.indexrelid) as text,
            (select count(*)::int from pg_inherits where inhparent = i.indexrelid) as parts
       from pg_index i where i.indexrelid = to_regclass('notices.notices_kind')`,
  );
  expect(rows).toEqual([
    {
      valid: true,
      parts: 4,
      text: 'CREATE INDEX notices_kind ON ONLY notices.notices USING btree (kind, uid) WHERE (read_at IS NULL)',
    },
  ]);
});

test('a migration that drops a column waits for a table that is being cut, whose writes would fail without it', async () => {
  const stop = new AbortController();
  const place = { schema: 'messages', table: 'messages', by: 'room' };
  await pool.query(
    `insert into messages.messages (room, id, uid, text, sent_at) values (1, 1, 7, 'zobo', '2026-11-01')`,
  );
  const onRows = () => stop.abort();
  await expect(cutIntoPartitions(client, { ...place, partitions: 4, onRows, signal: stop.signal })).rejects.toThrow();
  const name = '20990102000000-narrower.sql';
  await writeFile(
    join(directory, name),
    '-- contracts: text since the migration 20990101000000\nalter table messages.messages drop column text;\n',
  );
  await expect(migrate(pool, directory)).rejects.toThrow(
    /^Migration .* waits until messages\.messages is in partitions.* npm run partition -- messages --abandon$/,
  );
  await abandonCut(client, place);
  expect(await migrate(pool, directory)).toEqual([name]);
});
