import pino from 'pino';
import { register as metrics } from 'prom-client';
import { beforeEach, expect, test } from 'vitest';
import { noHead } from '../../../contract/domains/economy/night.ts';
import { testDb } from '../../../tests/support/db.ts';
import { gift } from '../../../tests/support/money.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { emptyRoot } from './chain-hashes.ts';
import { closeNight, takeBack, transfer, verifyChain } from './index.ts';
import { closeNightly } from './jobs/close-night.ts';
import { verifyNightly } from './jobs/verify-chain.ts';
import { accountOf, type Movement } from './rules/ledger.ts';

const { db, pool } = await testDb();
const tables = ['accounts', 'transfers', 'keys', 'entries', 'debts', 'nights', 'night_nodes'];
const at = new Date('2026-11-20T10:00:00Z');
const ctx = { now: at, emit: () => undefined, stale: () => undefined };
const on = (day: string) => () => new Date(`${day}T02:51:00Z`);

beforeEach(() => pool.query(`truncate ${tables.map((name) => `economy.${name}`).join(', ')}`));

const move = (...movements: Movement[]) =>
  inTransaction(db, (tx) =>
    transfer({ ...ctx, db: tx }, { key: crypto.randomUUID(), kind: 'given', reason: gift, movements }),
  );
const give = async (to: number, amount: number): Promise<number> =>
  (await move({ from: 'mint', to, currency: 'xgold', amount })).transfer;
const numbers = async () =>
  (await pool.query<{ number: number }>('select number from economy.nights order by 1')).rows.map((row) => row.number);

/** Two nights over some transfers each; the numbers of these. */
async function twoNights(): Promise<number[][]> {
  const first = [await give(7, 100), await give(8, 50), await give(9, 20)];
  await inTransaction(db, (tx) => takeBack({ ...ctx, db: tx }, { key: crypto.randomUUID(), uid: 9, amount: 30 }));
  await closeNight(db, on('2026-11-21'));
  const second = [await give(7, 1), await give(8, 2), await give(9, 3)];
  await closeNight(db, on('2026-11-22'));
  return [first, second];
}
const difference = async () => (await verifyChain(db)).difference;

test('a night closes over what moved since the one before, and its sums go on from there', async () => {
  await give(7, 100);
  await move(
    { from: 7, to: 'exchange', currency: 'xgold', amount: 40 },
    { from: 'exchange', to: 7, currency: 'xcoin', amount: 4 },
  );
  const first = (await closeNight(db, on('2026-11-21')))!;
  expect(first).toMatchObject({ number: 1, day: '2026-11-21', previous: noHead, transfers: 2 });
  expect(first.sums).toEqual([
    { currency: 'xgold', account: 'members', amount: 60 },
    { currency: 'xgold', account: 'mint', amount: -100 },
    { currency: 'xgold', account: 'exchange', amount: 40 },
    { currency: 'xcoin', account: 'members', amount: 4 },
    { currency: 'xcoin', account: 'exchange', amount: -4 },
  ]);
  await give(8, 5);
  const second = (await closeNight(db, on('2026-11-22')))!;
  expect(second).toMatchObject({ number: 2, previous: first.head, transfers: 1 });
  expect(second.sums.slice(0, 2).map(({ amount }) => amount)).toEqual([65, -105]);
  expect(await verifyChain(db)).toEqual({ nights: 2, transfers: 3, head: second.head });
});

test('a night without a transfer is closed all the same, and leads on', async () => {
  const empty = (await closeNight(db, on('2026-11-21')))!;
  expect(empty).toMatchObject({ number: 1, transfers: 0, sums: [], root: emptyRoot.toString('hex') });
  await give(7, 100);
  const full = (await closeNight(db, on('2026-11-22')))!;
  const still = (await closeNight(db, on('2026-11-23')))!;
  expect(still).toMatchObject({ transfers: 0, previous: full.head, sums: full.sums, upto: full.upto });
  expect(still.head).not.toBe(full.head);
  expect(await difference()).toBeUndefined();
});

test('more transfers than fit into one row or one batch are closed over and verified', async () => {
  await pool.query(`
    insert into economy.transfers select n, 'given', 'tests.imei', '', null, now() from generate_series(500001, 502100) n;
    insert into economy.entries (account, transfer, currency, amount, at, place, held, kind)
      select 14, n, 'xgold', 1, now(), n - 500000, n - 500000, 'given' from generate_series(500001, 502100) n;
    insert into economy.entries (account, transfer, currency, amount, at)
      select -1, n, 'xgold', -1, now() from generate_series(500001, 502100) n;
    select setval('economy.transfers_id_seq', 502100)`);
  const night = (await closeNight(db, on('2026-11-21')))!;
  expect(night).toMatchObject({ transfers: 2100, sums: [{ amount: 2100 }, { amount: -2100 }] });
  const { rows } = await pool.query('select level, count(*)::int as n from economy.night_nodes group by 1 order by 1');
  expect(rows).toEqual([
    { level: 0, n: 66 },
    { level: 1, n: 3 },
    { level: 2, n: 1 },
  ]);
  expect(await verifyChain(db)).toEqual({ nights: 1, transfers: 2100, head: night.head });
});

test('a job that runs twice, and two at once, close a day once', async () => {
  await give(7, 100);
  expect(await closeNight(db, on('2026-11-21'))).toBeDefined();
  await give(7, 1);
  expect(await closeNight(db, on('2026-11-21'))).toBeUndefined();
  const both = await Promise.all([closeNight(db, on('2026-11-22')), closeNight(db, on('2026-11-22'))]);
  expect(both.filter(Boolean)).toHaveLength(1);
  expect(await numbers()).toEqual([1, 2]);
  expect(await difference()).toBeUndefined();
});

test('a clock that goes back closes no day twice, and one that had run ahead holds nothing up', async () => {
  await closeNight(db, on('2026-11-22'));
  expect(await closeNight(db, on('2026-11-21'))).toBeUndefined();
  await closeNight(db, on('2027-11-22'));
  await give(7, 100);
  expect(await closeNight(db, on('2026-11-23'))).toMatchObject({ number: 3, day: '2027-11-22', transfers: 1 });
  expect(await difference()).toBeUndefined();
});

test('a transfer that is under way while the books are closed is waited for, and none slips in below', async () => {
  await give(7, 100);
  const other = await pool.connect();
  await other.query('begin');
  const { rows } = await other.query<{ transfer: number }>(
    `insert into economy.keys (key, content) values ('slow', '') returning transfer`,
  );
  const slow = rows[0]!.transfer;
  const later = await give(7, 1);
  const closing = closeNight(db, on('2026-11-21'));
  const waits = async () =>
    (await pool.query(`select from pg_locks where locktype = 'advisory' and objid = 1650549617`)).rows.length;
  await expect.poll(waits).toBe(1);
  await other.query(`insert into economy.transfers values ($1, 'given', 'tests.imei', '', null, now())`, [slow]);
  await other.query('commit');
  other.release();
  const night = (await closing)!;
  expect([slow < later, night.transfers, night.upto]).toEqual([true, 3, later]);
  expect(await difference()).toBeUndefined();
});

const account = accountOf(8, 'xgold');
const tampered: [string, (numbers: number[][]) => string, string][] = [
  [
    'an amount',
    ([first]) => `update economy.entries set amount = amount + 1 where transfer = ${first![1]}`,
    'a transfer that was changed',
  ],
  [
    'a moment',
    ([first]) => `update economy.transfers set at = at + interval '1 microsecond' where id = ${first![1]}`,
    'a transfer that was changed',
  ],
  [
    'who made it happen',
    ([first]) => `update economy.transfers set by_uid = 5 where id = ${first![1]}`,
    'a transfer that was changed',
  ],
  [
    'what an account held',
    ([first]) => `update economy.entries set held = 7 where transfer = ${first![1]} and account = ${account}`,
    'a transfer that was changed',
  ],
  [
    'a recipient',
    ([first]) => `update economy.entries set account = 1234 where transfer = ${first![1]} and account = ${account}`,
    'a transfer that was changed',
  ],
  ['a debt', () => 'update economy.debts set amount = amount + 1', 'a transfer that was changed'],
];

test.each(tampered)('%s that was changed is found, with the transfer', async (_, statement, what) => {
  const transfers = await twoNights();
  expect(await difference()).toBeUndefined();
  await pool.query(statement(transfers));
  const found = (await difference())!;
  expect(found).toMatchObject({ night: 1, what });
  if (_ !== 'a debt') expect(found.transfer).toBe(transfers[0]![1]);
});

test.each([0, 1, 2])('a transfer that was removed is found, wherever it stood (%i)', async (at) => {
  const [first] = await twoNights();
  await pool.query(`delete from economy.transfers where id = ${first![at]}`);
  expect(await difference()).toEqual({ night: 1, what: 'a transfer that was removed', transfer: first![at] });
});

test('a transfer that was inserted after a closed night is found', async () => {
  await pool.query(`select nextval('economy.transfers_id_seq')`);
  const gap = (await pool.query<{ n: number }>('select last_value as n from economy.transfers_id_seq')).rows[0]!.n;
  await twoNights();
  await pool.query(`insert into economy.transfers values (${gap}, 'given', 'tests.imei', '', null, now())`);
  expect(await difference()).toEqual({ night: 1, what: 'a transfer that was inserted', transfer: gap });
});

test.each([
  ['a sum', `update economy.nights set sums = '[]' where number = 1`, 1, 'its head is not that of its record'],
  ['a day', `update economy.nights set day = '2026-11-20' where number = 1`, 1, 'its head is not that of its record'],
  ['a root', `update economy.nights set root = head where number = 2`, 2, 'its head is not that of its record'],
  ['a head', `update economy.nights set head = root where number = 1`, 1, 'its head is not that of its record'],
  [
    'the head before',
    `update economy.nights set previous = head where number = 2`,
    2,
    'it does not follow from the night before',
  ],
  ['a night’s place', `delete from economy.nights where number = 1`, 2, 'a night before it is missing'],
  [
    'a stored hash',
    `update economy.night_nodes set hashes = hashes || hashes where night = 1`,
    1,
    'a transfer that was removed',
  ],
  ['a tree', `delete from economy.night_nodes where night = 2`, 2, 'a transfer that was inserted'],
])('%s that was changed is found', async (_, statement, night, what) => {
  await twoNights();
  await pool.query(statement);
  expect(await difference()).toMatchObject({ night, what });
});

test('who makes a night anew over changed transfers is found by the heads that were published', async () => {
  await twoNights();
  const { rows } = await pool.query<{ number: number; head: Buffer }>('select number, head from economy.nights');
  const published = new Map(rows.map(({ number, head }) => [number, head.toString('hex')]));
  expect((await verifyChain(db, published)).difference).toBeUndefined();
  await pool.query('truncate economy.nights, economy.night_nodes');
  await pool.query('update economy.entries set amount = amount * 2');
  await closeNight(db, on('2026-11-21'));
  expect(await difference()).toBeUndefined();
  expect((await verifyChain(db, published)).difference).toEqual({ night: 1, what: 'another head was published' });
  published.delete(1);
  expect((await verifyChain(db, published)).difference).toEqual({
    ...{ night: 2, what: 'a night that was published is missing' },
  });
});

test('a night that can’t be closed, and a difference, are alarms', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const count = async (outcome: string) =>
    Number(new RegExp(`check="chain",outcome="${outcome}"\\} (\\d+)`).exec(await metrics.metrics())?.[1] ?? 0);
  const [sound, faulty] = [await count('sound'), await count('faulty')];
  const [first] = await twoNights();
  await verifyNightly(db, log);
  expect([await count('sound'), lines]).toEqual([sound + 1, []]);
  await pool.query(`delete from economy.transfers where id = ${first![0]}`);
  await verifyNightly(db, log);
  expect(await count('faulty')).toBe(faulty + 1);
  expect(lines[0]).toContain('"what":"a transfer that was removed"');
  await pool.query(`update economy.nights set upto = 900000000 where number = 2`);
  await expect(closeNightly(db, on('2026-11-23'), log)).rejects.toThrow('more transfers than there are');
  expect([await count('faulty'), await numbers()]).toEqual([faulty + 2, [1, 2]]);
  expect(lines[1]).toContain('could not be closed');
});
