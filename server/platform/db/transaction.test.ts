import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { inTransaction } from './transaction.ts';

const { db } = await testDb();
const at = new Date('2026-11-20T10:00:00Z');

/** Writes a setting and then fails the given number of times, with an error that the database itself raises. */
function writer(failures: number, code: string) {
  let left = failures;
  let runs = 0;
  const write = async (name: string): Promise<number> =>
    inTransaction(db, async (tx) => {
      runs += 1;
      await tx.insertInto('platform.settings').values({ name, value: '1', updated_at: at }).execute();
      if (left-- > 0) await sql.raw(`do $$ begin raise exception 'lost' using errcode = '${code}'; end $$`).execute(tx);
      return runs;
    });
  return { write, runs: () => runs };
}

const stored = async (name: string) =>
  (await db.selectFrom('platform.settings').select('name').where('name', '=', name).execute()).length;

test.each(['40001', '40P01'])('%s runs the whole again, and nothing of the lost try stays', async (code) => {
  const { write } = writer(2, code);
  expect(await write(`retried ${code}`)).toBe(3);
  expect(await stored(`retried ${code}`)).toBe(1);
});

test('a third loss is thrown', async () => {
  const { write, runs } = writer(3, '40001');
  await expect(write('lost')).rejects.toThrow('lost');
  expect(runs()).toBe(3);
  expect(await stored('lost')).toBe(0);
});

test('any other error is thrown at once', async () => {
  const { write, runs } = writer(1, '23514');
  await expect(write('wrong')).rejects.toThrow('lost');
  expect(runs()).toBe(1);
});

test.each([
  ['40001', 2],
  ['57P01', 1],
])('a commit that fails with %s is run %i times', async (code, times) => {
  await sql
    .raw(`create or replace function public.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'at commit' using errcode = '${code}'; end $$`)
    .execute(db);
  await sql`create table public.late (run int)`.execute(db);
  await sql`create constraint trigger refuse after insert on public.late deferrable initially deferred
    for each row when (new.run = 1) execute function public.refuse()`.execute(db);
  let runs = 0;
  const write = inTransaction(db, async (tx) => {
    runs += 1;
    await sql`insert into public.late values (${runs})`.execute(tx);
    return runs;
  });
  await write.catch(() => undefined);
  expect(runs).toBe(times);
  await sql`drop table public.late`.execute(db);
});
