import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Currency } from '../../../contract/domains/economy/shapes.ts';
import { testDb } from '../../../tests/support/db.ts';
import { gift } from '../../../tests/support/money.ts';
import type { Db } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { balancesOf, hold, postHold, reverse, takeBack, transfer, voidHold } from './index.ts';
import { proveLedger } from './jobs/prove-ledger.ts';
import { voidExpiredHolds } from './jobs/void-expired-holds.ts';
import { holdReleased } from './money.ts';

const { db, pool } = await testDb();
const now = new Date('2026-11-20T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const moving = (tx: Db, at = now) => ({ db: tx, now: at, emit: () => undefined, stale: () => undefined });
const inOne = <T>(act: (ctx: ReturnType<typeof moving>) => Promise<T>, at = now): Promise<T> =>
  inTransaction(db, (tx) => act(moving(tx, at)));

let uids = 0;
/** A member with 100 XGold and 10 XCoin whom no other test knows. */
async function someone(): Promise<number> {
  uids += 1;
  const uid = uids;
  const from = 'mint' as const;
  const movements = [
    { from, to: uid, currency: 'xgold' as const, amount: 100 },
    { from, to: uid, currency: 'xcoin' as const, amount: 10 },
  ];
  await inOne((ctx) => transfer(ctx, { key: `rich ${uid}`, kind: 'given', reason: gift, movements }));
  return uid;
}
const aside = (uid: number, amount: number, key: string = crypto.randomUUID(), currency: Currency = 'xgold') =>
  inOne((ctx) => hold(ctx, { key, uid, currency, amount, reason: gift, expiresAt: later(15) }));
const post = (number: number, to: number | 'store' = 'store', at = now) =>
  inOne((ctx) => postHold(ctx, number, { to, kind: 'spent', reason: gift, reference: 'order' }), at);
const giveBack = (number: number) => inOne((ctx) => voidHold(ctx, number));
const xgold = async (uid: number) => (await balancesOf({ db, reads: () => undefined }, [uid]))(uid).xgold;
const statusOf = async (number: number) =>
  (await pool.query('select status from economy.holds where transfer = $1', [number])).rows[0]?.status;
const sound = async () => expect((await proveLedger(db)).faults).toEqual([]);

/** The refusal's name, or undefined where it went through. */
const refusalOf = (act: Promise<unknown>): Promise<string | undefined> =>
  act.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal) return error.refusal;
      throw error;
    },
  );

test('what is held can’t be spent, and reaches whom it is for when it is posted', async () => {
  const [ada, bola] = [await someone(), await someone()];
  const { transfer: number } = await aside(ada, 70);
  expect(await xgold(ada)).toBe(30);
  expect(await refusalOf(aside(ada, 31))).toBe('economy.insufficient');
  await post(number, bola);
  expect([await xgold(ada), await xgold(bola)]).toEqual([30, 170]);
  expect(await statusOf(number)).toBe('posted');
  await sound();
});

test('a hold that is given back is there again, whole', async () => {
  const ada = await someone();
  const { transfer: number } = await aside(ada, 100);
  await giveBack(number);
  expect([await xgold(ada), await statusOf(number)]).toEqual([100, 'voided']);
  await sound();
});

test('each step repeated gives its first receipt, and the other end is refused', async () => {
  const ada = await someone();
  const first = await aside(ada, 40, 'a hold made twice');
  expect(await aside(ada, 40, 'a hold made twice')).toEqual({ transfer: first.transfer, repeated: true });
  const posted = await post(first.transfer);
  expect(await post(first.transfer)).toEqual({ transfer: posted.transfer, repeated: true });
  expect(await refusalOf(giveBack(first.transfer))).toBe('economy.hold_ended');
  const second = await aside(ada, 40);
  const back = await giveBack(second.transfer);
  expect(await giveBack(second.transfer)).toEqual({ transfer: back.transfer, repeated: true });
  expect(await refusalOf(post(second.transfer))).toBe('economy.hold_ended');
  expect(await xgold(ada)).toBe(60);
  await sound();
});

test('a hold asked for again once its time is over gives its first receipt; a new one is a bug, and moves nothing', async () => {
  const ada = await someone();
  const key = crypto.randomUUID();
  const ask = (as: string, at: Date) =>
    inOne(
      (ctx) => hold(ctx, { key: as, uid: ada, currency: 'xgold', amount: 40, reason: gift, expiresAt: later(15) }),
      at,
    );
  const { transfer: number } = await ask(key, now);
  expect(await ask(key, later(16))).toEqual({ transfer: number, repeated: true });
  await expect(ask(crypto.randomUUID(), later(15))).rejects.toThrow('over before it begins');
  expect(await xgold(ada)).toBe(60);
  await sound();
});

test('of many who post and give back one hold at once, one end comes about and no money comes of it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [ada, bola] = [await someone(), await someone()];
    const { transfer: number } = await aside(ada, 60);
    const ends = Array.from({ length: 8 }, (_, at) => refusalOf(at % 2 === 0 ? post(number, bola) : giveBack(number)));
    const refused = (await Promise.all(ends)).filter((name) => name === 'economy.hold_ended');
    expect(refused).toHaveLength(4);
    const status = await statusOf(number);
    expect([await xgold(ada), await xgold(bola)]).toEqual(status === 'posted' ? [40, 160] : [100, 100]);
  }
  await sound();
});

test('holds from one account at once take no more than there is', async () => {
  const ada = await someone();
  const tries = await Promise.all(Array.from({ length: 10 }, () => refusalOf(aside(ada, 30))));
  expect(tries.filter((name) => name === 'economy.insufficient')).toHaveLength(7);
  expect(await xgold(ada)).toBe(10);
  await sound();
});

test('a hold whose time is over is not posted any more, and the job gives it back, however often it runs', async () => {
  const ada = await someone();
  const [one, two] = [await aside(ada, 20), await aside(ada, 30)];
  await post(two.transfer, 'store', later(14));
  expect(await voidExpiredHolds(db, later(14))).toBe(0);
  expect(await refusalOf(post(one.transfer, 'store', later(15)))).toBe('economy.hold_ended');
  const counts = await Promise.all([voidExpiredHolds(db, later(15)), voidExpiredHolds(db, later(15))]);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(await voidExpiredHolds(db, later(15))).toBe(0);
  expect([await xgold(ada), await statusOf(one.transfer), await statusOf(two.transfer)]).toEqual([
    70,
    'expired',
    'posted',
  ]);
  await sound();
});

test('a process that dies before the commit leaves the hold as it was', async () => {
  const ada = await someone();
  const { transfer: number } = await aside(ada, 50);
  const dying = db.transaction().execute(async (tx) => {
    await postHold(moving(tx), number, { to: 'store', kind: 'spent', reason: gift });
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(dying).rejects.toThrow();
  expect(await statusOf(number)).toBe('pending');
  await giveBack(number);
  expect(await xgold(ada)).toBe(100);
  await sound();
});

test('a transfer is undone by a new one, once', async () => {
  const [ada, bola] = [await someone(), await someone()];
  const movements = [{ from: ada, to: bola, currency: 'xgold' as const, amount: 25 }];
  const { transfer: paid } = await inOne((ctx) =>
    transfer(ctx, { key: 'paid wrongly', kind: 'given', reason: gift, movements }),
  );
  const undo = (number: number) => inOne((ctx) => reverse(ctx, { transfer: number, reason: gift, byUid: 1 }));
  const tries = await Promise.all([refusalOf(undo(paid)), refusalOf(undo(paid))]);
  expect(tries.sort()).toEqual(['economy.reversed_before', undefined]);
  expect([await xgold(ada), await xgold(bola)]).toEqual([100, 100]);
  await sound();
});

test('a second operator, with a reason of their own, is refused because it was undone before', async () => {
  const [ada, bola] = [await someone(), await someone()];
  const movements = [{ from: ada, to: bola, currency: 'xgold' as const, amount: 25 }];
  const { transfer: paid } = await inOne((ctx) =>
    transfer(ctx, { key: crypto.randomUUID(), kind: 'given', reason: gift, movements }),
  );
  await inOne((ctx) => reverse(ctx, { transfer: paid, reason: gift, byUid: 1 }));
  const again = inOne((ctx) => reverse(ctx, { transfer: paid, reason: holdReleased, byUid: 2 }));
  expect(await refusalOf(again)).toBe('economy.reversed_before');
  expect([await xgold(ada), await xgold(bola)]).toEqual([100, 100]);
  await sound();
});

test.each([
  ['all of it still owed', 0, { balance: 100, debt: 0 }],
  ['a part of it settled since', 20, { balance: 120, debt: 0 }],
  ['all of it settled since', 70, { balance: 170, debt: 0 }],
])('what was taken back beyond the balance is undone whole, once: %s', async (_, earned, left) => {
  const ada = await someone();
  const key = crypto.randomUUID();
  expect(await inOne((ctx) => takeBack(ctx, { key, uid: ada, amount: 150 }))).toEqual({ taken: 100, owed: 50 });
  if (earned > 0)
    await inOne((ctx) =>
      transfer(ctx, {
        ...{ key: `earned after ${key}`, kind: 'earned', reason: gift, reference: key },
        movements: [{ from: 'mint', to: ada, currency: 'xgold', amount: earned }],
      }),
    );
  const { rows } = await pool.query('select transfer from economy.keys where key = $1', [key]);
  const undo = () => inOne((ctx) => reverse(ctx, { transfer: rows[0].transfer, reason: gift }));
  const tries = await Promise.all([refusalOf(undo()), refusalOf(undo())]);
  expect(tries.sort()).toEqual(['economy.reversed_before', undefined]);
  const owed = await pool.query(`select balance, debt from economy.accounts where uid = $1 and currency = 'xgold'`, [
    ada,
  ]);
  expect(owed.rows).toEqual([left]);
  await sound();
});

test('what comes back of a taking-back pays another debt first', async () => {
  const ada = await someone();
  const take = (amount: number, key: string = crypto.randomUUID()) =>
    inOne((ctx) => takeBack(ctx, { key, uid: ada, amount }));
  await take(60, 'taken wrongly');
  await take(70);
  const { rows } = await pool.query(`select transfer from economy.keys where key = 'taken wrongly'`);
  await inOne((ctx) => reverse(ctx, { transfer: rows[0].transfer, reason: gift }));
  expect(await xgold(ada)).toBe(30);
  await sound();
});

test('what has been spent isn’t reversed, nor what has a way back of its own', async () => {
  const [ada, bola] = [await someone(), await someone()];
  const pay = (from: number, to: number | 'store', amount: number) =>
    inOne((ctx) =>
      transfer(ctx, {
        ...{ key: crypto.randomUUID(), kind: 'given', reason: gift },
        movements: [{ from, to, currency: 'xgold', amount }],
      }),
    );
  const undo = (transfer: number) => inOne((ctx) => reverse(ctx, { transfer, reason: gift }));
  const { transfer: paid } = await pay(ada, bola, 50);
  await pay(bola, 'store', 120);
  expect(await refusalOf(undo(paid))).toBe('economy.insufficient');
  const { transfer: set } = await aside(ada, 10);
  const { transfer: spent } = await post(set);
  await inOne((ctx) => takeBack(ctx, { key: 'more than there is', uid: bola, amount: 500 }));
  await inOne((ctx) =>
    transfer(ctx, {
      ...{ key: crypto.randomUUID(), kind: 'earned', reason: gift, reference: 'settles' },
      movements: [{ from: 'mint', to: bola, currency: 'xgold', amount: 5 }],
    }),
  );
  const { rows } = await pool.query('select max(transfer) as settling from economy.debts where amount < 0');
  const undone = await undo((await pay(ada, 'store', 5)).transfer);
  for (const number of [set, spent, rows[0].settling, undone, 999_999_999])
    expect([number, await refusalOf(undo(number))]).toEqual([number, 'economy.not_reversible']);
  await sound();
});

test.each([
  ['held money without its hold', 'delete from economy.holds', 'money held without a hold'],
  [
    'a hold ended by hand',
    `update economy.holds set status = 'voided', ended_by = 1 where transfer = (select min(transfer) from economy.holds)`,
    'an ended hold whose money is still held',
  ],
  ['a hold of another amount', 'update economy.holds set amount = amount + 1', 'a hold without its money'],
])('%s is found by the proof', async (_, tampering, what) => {
  const number = (await aside(await someone(), 10)).transfer;
  const { faults } = await db.transaction().execute(async (tx) => {
    await sql.raw(tampering).execute(tx);
    const proof = await proveLedger(tx);
    await sql`rollback and chain`.execute(tx);
    return proof;
  });
  expect(faults.map((fault) => fault.what)).toContain(what);
  expect(await statusOf(number)).toBe('pending');
});
