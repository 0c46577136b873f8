import pino from 'pino';
import { register as metrics } from 'prom-client';
import { beforeEach, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { gift } from '../../../tests/support/money.ts';
import { checkResults } from '../../platform/checks.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Setting } from '../../platform/settings.ts';
import { takeBack, transfer } from './index.ts';
import { proveLedger, proveNightly } from './jobs/prove-ledger.ts';
import { createEconomy } from './manifest.ts';
import { accountOf } from './rules/ledger.ts';

const { db, pool } = await testDb();
const now = new Date('2026-11-20T10:00:00Z');
const tables = ['accounts', 'transfers', 'keys', 'entries', 'debts', 'earned'].map((name) => `economy.${name}`);

let id = 0;

beforeEach(async () => {
  await pool.query(`truncate ${tables.join(', ')}`);
  const ctx = { now, emit: () => undefined, stale: () => undefined };
  await inTransaction(db, async (tx) => {
    const movements = [{ from: 'mint', to: 7, currency: 'xgold', amount: 100 }] as const;
    const order = { key: 'register:7', kind: 'earned', reason: gift, reference: 'ever' } as const;
    id = (await transfer({ ...ctx, db: tx }, { ...order, movements })).transfer;
    await takeBack({ ...ctx, db: tx }, { key: 'back', uid: 7, amount: 130 });
  });
});

const account = accountOf(7, 'xgold');
const faults = async () => (await proveLedger(db)).faults.map((fault) => fault.what);

test('a sound ledger is proven so', async () => {
  expect(await faults()).toEqual([]);
});

test.each([
  ['an entry that was changed', `update economy.entries set amount = 99 where account = ${account} and amount > 0`],
  ['an entry that was deleted', `delete from economy.entries where account < 0`],
])('%s leaves a sum that is not zero', async (_, tampering) => {
  await pool.query(tampering);
  expect(await faults()).toContain('entries that do not sum to zero');
});

test.each([
  ['a balance set by hand', `update economy.accounts set balance = 5`, 'a balance that is not the sum of its entries'],
  ['an account that was lost', `delete from economy.accounts`, 'a debt that is not the sum of its reasons'],
  ['a debt set by hand', `update economy.accounts set debt = 0`, 'a debt that is not the sum of its reasons'],
  ['a transfer beside its key', `delete from economy.keys where key = 'back'`, 'a transfer without one key'],
  ['a transfer that was lost', `delete from economy.transfers`, 'entries without a transfer'],
  ['entries that were lost', `delete from economy.entries`, 'a transfer that moves nothing'],
  [
    'an entry in another place',
    `update economy.entries set place = 7 where amount < 0 and account > 0`,
    'an entry that does not follow from the one before',
  ],
  [
    'what an account held, changed',
    `update economy.entries set held = held + 1 where place = 1`,
    'an entry that does not follow from the one before',
  ],
  [
    'a once-only earning made twice',
    `insert into economy.entries select account, 1000000, currency, amount, at from economy.entries where amount > 0;
     insert into economy.transfers select 1000000, kind, reason, reference, by_uid, at from economy.transfers where kind = 'earned'`,
    'the same thing earned twice',
  ],
])('%s is found', async (_, tampering, what) => {
  await pool.query(tampering);
  expect(await faults()).toContain(what);
});

test('a balance below zero cannot even be written', async () => {
  await expect(pool.query(`update economy.accounts set balance = -1`)).rejects.toThrow('accounts_balance');
});

test('the nightly proof counts, and raises an alarm only when something is wrong', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const settings = { get: async <T>({ standard }: Setting<T>) => standard };
  createEconomy({
    ...{ db, log, clock: () => now, reasons: () => [], settings, zonesOf: async () => new Map() },
    creditsOf: async () => 0,
    pagesOf: () => undefined,
  });
  // The figure is there from the start: one that comes with its first fault doesn't rise.
  expect(await metrics.metrics()).toContain('checks_total{check="ledger",outcome="faulty"} 0');
  await proveNightly(db, log);
  expect(lines).toEqual([]);
  const sound = (await checkResults(db)).find(({ name }) => name === 'ledger')!;
  expect([sound.faults, sound.found, sound.soundAt]).toEqual([0, [], sound.at]);
  await pool.query(`update economy.entries set amount = 99 where account = ${account} and amount > 0`);
  await proveNightly(db, log);
  expect(lines[0]).toContain('does not add up');
  expect(lines[0]).toContain(`"id":${id}`);
  const stored = (await checkResults(db)).find(({ name }) => name === 'ledger')!;
  expect([stored.faults, stored.found.length, stored.found[0]]).toEqual([
    expect.any(Number),
    stored.faults,
    expect.stringContaining(`"id":${id}`),
  ]);
  expect(stored.soundAt).toEqual(sound.at);
  const text = await metrics.metrics();
  expect(text).toContain('checks_total{check="ledger",outcome="sound"} 1');
  expect(text).toContain('checks_total{check="ledger",outcome="faulty"} 1');
});
