import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { gift } from '../../../tests/support/money.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { balancesOf, takeBack, transfer } from './index.ts';
import { proveLedger } from './jobs/prove-ledger.ts';
import { balanceTag } from './reads/balances-of.ts';
import { accountOf } from './rules/ledger.ts';
import { countEarned, dropEarnedBefore, lockEarned } from './sql/earned.ts';

const { db } = await testDb();
const now = new Date('2026-11-20T10:00:00Z');

const marked: string[] = [];
const nothing = () => undefined;
const credit = (uid: number, amount: number, kind: 'earned' | 'given') =>
  inTransaction(db, (tx) =>
    transfer(
      { db: tx, now, emit: nothing, stale: (tag) => void marked.push(tag) },
      {
        key: crypto.randomUUID(),
        kind,
        reason: gift,
        reference: crypto.randomUUID(),
        movements: [{ from: 'mint', to: uid, currency: 'xgold', amount }],
      },
    ),
  );
const has = async (uid: number) => (await balancesOf({ db, reads: nothing }, [uid]))(uid).xgold;

test('a debt is settled by what is earned, not by what is given', async () => {
  await inTransaction(db, (tx) =>
    takeBack({ db: tx, now, emit: nothing, stale: nothing }, { key: 'owed', uid: 1, amount: 30 }),
  );
  await credit(1, 50, 'given');
  expect(await has(1)).toBe(50);
  await credit(1, 50, 'earned');
  expect(await has(1)).toBe(70);
});

test('whatever changes a balance makes stale what shows it', async () => {
  marked.length = 0;
  await credit(2, 10, 'given');
  expect(marked).toEqual([balanceTag(2)]);
});

test('the counts of past days are dropped, those of today and of what is earned once for ever stay', async () => {
  const periods = ['2026-11-19', '2026-11-20', 'ever'];
  for (const period of periods) {
    await lockEarned(db, { account: 6, reason: 'register', period });
    await countEarned(db, { account: 6, reason: 'register', period });
  }
  await dropEarnedBefore(db, '2026-11-20');
  const left = await db
    .selectFrom('economy.earned')
    .select('period')
    .where('account', '=', 6)
    .orderBy('period')
    .execute();
  expect(left.map(({ period }) => period)).toEqual(['2026-11-20', 'ever']);
});

test('the same amount taken back twice under one key is taken once, and both calls answer the same', async () => {
  await credit(3, 20, 'given');
  const take = () =>
    inTransaction(db, (tx) =>
      takeBack({ db: tx, now, emit: nothing, stale: nothing }, { key: 'taken twice', uid: 3, amount: 15 }),
    );
  expect([await take(), await take()]).toEqual([
    { taken: 15, owed: 0 },
    { taken: 15, owed: 0 },
  ]);
  expect(await has(3)).toBe(5);
});

test.each([-1, 1])('the proof of the ledger sees a balance that is off by %i', async (by) => {
  const uid = 20 + by;
  await credit(uid, 10, 'given');
  expect((await proveLedger(db)).faults).toEqual([]);
  const account = accountOf(uid, 'xgold');
  await db
    .updateTable('economy.accounts')
    .set({ balance: 10 + by })
    .where('account', '=', account)
    .execute();
  const fault = { what: 'a balance that is not the sum of its entries', id: account };
  expect((await proveLedger(db)).faults).toEqual([fault]);
  await db.updateTable('economy.accounts').set({ balance: 10 }).where('account', '=', account).execute();
});
