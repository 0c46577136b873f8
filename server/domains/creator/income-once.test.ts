import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Writer } from '../../../tests/support/forum.ts';
import { proveLedger } from '../economy/index.ts';
import { monthOf } from './rules/months.ts';
import { testCreators } from './testing/creator-site.ts';

const site = await testCreators();
const { bar, db, goTo, goToNextMonth, runTask, setPools, superCreator, today, xgoldOf } = site;

const month = monthOf(today());
const pool = 100_000;

/** The process's connection dies in every third payment, after its transfer and before the transaction ends. */
const killPayments = () =>
  sql
    .raw(
      `create sequence public.payments;
       create function public.kill() returns trigger language plpgsql as $$
       begin
         if new.status = 'paid' and nextval('public.payments') % 9 > 0 then
           perform pg_terminate_backend(pg_backend_pid());
         end if;
         return new;
       end $$;
       create trigger kill after update on creator.months for each row execute function public.kill()`,
    )
    .execute(db);

/** Transfers of income by member. */
async function paidTimes(): Promise<Map<number, number>> {
  const { rows } = await sql<{ uid: number; times: number }>`
    select e.account / 2 as uid, count(*)::int as times from economy.entries e join economy.transfers t on t.id = e.transfer
     where t.reason = 'creator_income' and e.account > 0 group by 1`.execute(db);
  return new Map(rows.map(({ uid, times }) => [uid, times]));
}

test('R-CRT-019 each month is paid once, though jobs run at once and are killed between the transfer and their row', async () => {
  await setPools([{ country: 'ng', month, xgold: pool }]);
  const [winners, banned]: [Writer[], Writer] = [[], await superCreator(70_000)];
  for (let at = 0; at < 8; at += 1) winners.push(await superCreator(50_000 + 3333 * at));
  await goToNextMonth(13);
  await Promise.all([runTask('creator.settle-months'), runTask('creator.settle-months')]);
  await bar(banned);
  await goTo(1, 1);
  await killPayments();
  let kills = 0;
  for (let due = 1; due > 0; ) {
    const runs = await Promise.allSettled([runTask('creator.settle-months'), runTask('creator.settle-months')]);
    kills += runs.filter(({ status }) => status === 'rejected').length;
    const times = await paidTimes();
    const rows = await db.selectFrom('creator.months').select(['uid', 'status', 'transfer']).execute();
    // What has no row has no transfer, and the other way round.
    expect(
      rows
        .filter(({ status }) => status === 'paid')
        .map(({ uid }) => uid)
        .sort(),
    ).toEqual([...times.keys()].sort());
    due = rows.filter(({ status }) => status === 'due').length;
  }
  await runTask('creator.settle-months');
  expect(kills).toBeGreaterThan(2);
  expect(await paidTimes()).toEqual(new Map(winners.map(({ uid }) => [uid, 1])));
  const rows = await db.selectFrom('creator.months').select(['uid', 'amount', 'status']).execute();
  for (const who of winners)
    expect([await xgoldOf(who), rows.find(({ uid }) => uid === who.uid)?.status]).toEqual([
      ...[rows.find(({ uid }) => uid === who.uid)?.amount, 'paid'],
    ]);
  expect(await xgoldOf(banned)).toBe(0);
  expect(rows.find(({ uid }) => uid === banned.uid)?.status).toBe('barred');
  const shared = rows.reduce((sum, { amount }) => sum + amount, 0);
  expect(shared).toBeLessThanOrEqual(pool);
  expect(shared).toBeGreaterThan(pool - rows.length);
  expect((await proveLedger(db)).faults).toEqual([]);
});

test('a month without a pool pays nobody, and says so', async () => {
  await goToNextMonth(13);
  const lone = await superCreator(90_000);
  await goToNextMonth(13);
  await runTask('creator.settle-months');
  await goTo(1, 1);
  await runTask('creator.settle-months');
  const row = await db.selectFrom('creator.months').selectAll().where('uid', '=', lone.uid).executeTakeFirst();
  expect(row).toMatchObject({ points: 90_000, amount: 0, status: 'none', transfer: null });
  expect(await xgoldOf(lone)).toBe(0);
});
