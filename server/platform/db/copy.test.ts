import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { copyIn, copyOut } from './copy.ts';

const { url } = await testDb();
const client = new pg.Client(url);
beforeAll(async () => {
  await client.connect();
  await client.query('create schema copies; create table copies.lines (id int primary key, words text)');
});
beforeEach(() => client.query('truncate copies.lines'));
afterAll(() => client.end());

const line = (id: number): string => `${id}\tलाइन ${id} ${'x'.repeat(id % 97)} \\t\\\\\n`;

async function* text(count: number): AsyncGenerator<Buffer> {
  for (let id = 0; id < count; id += 1) yield Buffer.from(line(id));
}

test('rows that go in come out the same, with a reader slower than the server', async () => {
  const count = 60_000;
  expect(await copyIn(client, 'copy copies.lines from stdin', text(count))).toBe(count);
  const { stream, rows } = copyOut(client, 'copy (select * from copies.lines order by id) to stdout');
  let read = '';
  for await (const chunk of stream) {
    read += (chunk as Buffer).toString('latin1');
    await new Promise((resolve) => setImmediate(resolve));
  }
  const expected = Array.from({ length: count }, (_, id) => line(id)).join('');
  expect(Buffer.from(read, 'latin1').toString() === expected).toBe(true);
  expect(rows()).toBe(count);
});

test('what fails on either side is an error, and the connection can be used again', async () => {
  await copyIn(client, 'copy copies.lines from stdin', text(1));
  await expect(copyIn(client, 'copy copies.lines from stdin', text(1))).rejects.toThrow(/duplicate key/);
  const broken = async function* () {
    yield Buffer.from(line(900_000));
    throw new Error('the disk is gone');
  };
  await expect(copyIn(client, 'copy copies.lines from stdin', broken())).rejects.toThrow(/the disk is gone/);
  const out = copyOut(client, 'copy copies.nothing to stdout').stream;
  await expect(out.toArray()).rejects.toThrow(/does not exist/);
  expect((await client.query('select count(*)::int as n from copies.lines')).rows).toEqual([{ n: 1 }]);
});
