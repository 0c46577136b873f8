import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { gift } from '../../../tests/support/money.ts';
import type { Db } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { defineEarning, type EarningFigure } from '../../platform/money-reason.ts';
import type { DomainEvent } from '../../platform/outbox/event.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import { earn, earnAll } from './actions/earn.ts';
import { takeBackEarned } from './actions/take-back-earned.ts';
import { balancesOf, memberCredited, reverse, takeBack, transfer } from './index.ts';
import { proveLedger } from './jobs/prove-ledger.ts';

const { db } = await testDb();
const now = new Date('2026-11-20T10:00:00Z');
const once: EarningFigure = { amount: 100, times: 1, per: 'ever' };

let emitted: DomainEvent[] = [];
const moving = (tx: Db) => ({ db: tx, now, emit: (event: DomainEvent) => emitted.push(event), stale: () => undefined });
const joining = defineEarning('tests', 'register', { earns: once });
const figures = (register: EarningFigure) => ({ get: async () => ({ register }) }) as unknown as SettingsReader;

const pay = (uid: number, figure: EarningFigure, fields: { reference?: string; day?: string } = {}) =>
  inTransaction(db, (tx) => earn(moving(tx), figures(figure), { uid, reason: joining, ...fields }));
const has = async (uid: number) => (await balancesOf({ db, reads: () => undefined }, [uid]))(uid).xgold;
const sound = async () => expect((await proveLedger(db)).faults).toEqual([]);

test('what earns once earns once, also when sent twice or by many at the same moment', async () => {
  const earned = await Promise.all(Array.from({ length: 6 }, () => pay(1, once)));
  expect(earned.sort()).toEqual([0, 0, 0, 0, 0, 100]);
  expect(await pay(1, once)).toBe(0);
  expect(await has(1)).toBe(100);
  await sound();
});

test('what earns so many times a day stops there, and begins again the next day', async () => {
  const daily: EarningFigure = { amount: 5, times: 3, per: 'day' };
  const day = '2026-11-20';
  const many = Array.from({ length: 8 }, (_, i) => pay(2, daily, { reference: `pid:${i}`, day }));
  expect((await Promise.all(many)).filter((amount) => amount === 5)).toHaveLength(3);
  expect(await pay(2, daily, { reference: 'pid:90', day: '2026-11-21' })).toBe(5);
  expect(await pay(2, daily, { reference: 'pid:90', day: '2026-11-21' })).toBe(0);
  expect(await has(2)).toBe(20);
  await sound();
});

test('sent again after operators changed the figure it earns nothing, and breaks nothing', async () => {
  expect(await pay(8, once)).toBe(100);
  expect(await pay(8, { amount: 60, times: 3, per: 'ever' })).toBe(0);
  const daily: EarningFigure = { amount: 5, times: 3, per: 'day' };
  expect(await pay(8, daily, { reference: 'pid:8', day: '2026-11-20' })).toBe(5);
  expect(await pay(8, { ...daily, amount: 7 }, { reference: 'pid:8', day: '2026-11-21' })).toBe(0);
  expect(await has(8)).toBe(105);
  await sound();
});

test('what many earned is paid together, in as many statements as one member’s, and comes to the same as one by one', async () => {
  const daily: EarningFigure = { amount: 20, times: 2, per: 'day' };
  const day = '2026-11-20';
  const earned = (uid: number, i: number) => ({ uid, reason: joining, reference: `pid:${uid}:${i}`, day });
  const counting = async (earnings: Parameters<typeof earnAll>[2]) => {
    let statements = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await inTransaction(db, (tx) => earnAll(moving(tx.withPlugin(counter)), figures(daily), earnings));
    return statements;
  };
  const of = (uids: readonly number[]) => uids.flatMap((uid) => [1, 2, 2, 3].map((i) => earned(uid, i)));
  await inTransaction(db, (tx) => takeBack(moving(tx), { key: 'back 102', uid: 102, amount: 30 }));
  const crowd = Array.from({ length: 70 }, (_, i) => 200 + i);
  const one = await counting(of([100]));
  expect(await counting(of(crowd.slice(0, 60)))).toBe(one);
  await counting(of([...crowd, 101, 102, 100]));
  expect(await Promise.all([100, 101, 102, 200, 259, 269].map(has))).toEqual([40, 40, 10, 40, 40, 40]);
  await sound();
});

test('where one of many can’t be paid, none is', async () => {
  const daily: EarningFigure = { amount: 20, times: 2, per: 'day' };
  await inTransaction(db, (tx) =>
    transfer(moving(tx), {
      ...{ key: 'register:301:a', kind: 'given', reason: gift },
      movements: [{ from: 'mint', to: 301, currency: 'xgold', amount: 1 }],
    }),
  );
  const both = [300, 301].map((uid) => ({ uid, reason: joining, reference: 'a', day: '2026-11-20' }));
  await expect(inTransaction(db, (tx) => earnAll(moving(tx), figures(daily), both))).rejects.toThrow(
    'something else before',
  );
  expect(await Promise.all([300, 301].map(has))).toEqual([0, 1]);
});

test('where operators have set nothing to earn, nothing is earned', async () => {
  expect(await pay(3, { ...once, amount: 0 })).toBe(0);
  expect(await has(3)).toBe(0);
});

test('what is taken back beyond the balance is owed, and later earnings settle it', async () => {
  await pay(4, once);
  const back = { key: 'back', uid: 4, amount: 130, reference: 'pid:4', byUid: 9 };
  const taking = () => inTransaction(db, (tx) => takeBack(moving(tx), back));
  expect(await taking()).toEqual({ taken: 100, owed: 30 });
  expect(await taking()).toEqual({ taken: 100, owed: 30 });
  expect(await has(4)).toBe(0);
  const day = '2026-11-20';
  const daily: EarningFigure = { amount: 20, times: 9, per: 'day' };
  await pay(4, daily, { reference: 'a', day });
  expect(await has(4)).toBe(0);
  await pay(4, daily, { reference: 'b', day });
  expect(await has(4)).toBe(10);
  await sound();
});

test('what one thing earned is taken back once, whatever operators have set since, and not where they have undone it', async () => {
  const daily: EarningFigure = { amount: 20, times: 9, per: 'day' };
  for (const reference of ['pid:1', 'pid:2']) await pay(7, daily, { reference });
  const fields = { uid: 7, earning: joining, reason: gift };
  const back = (reference: string) => inTransaction(db, (tx) => takeBackEarned(moving(tx), { ...fields, reference }));
  await Promise.all([back('pid:1'), back('pid:1'), back('pid:3')]);
  expect(await has(7)).toBe(20);
  const { transfer: paid } = await db
    .selectFrom('economy.keys')
    .select('transfer')
    .where('key', '=', 'register:7:pid:2')
    .executeTakeFirstOrThrow();
  await inTransaction(db, (tx) => reverse(moving(tx), { transfer: paid, reason: gift }));
  await back('pid:2');
  expect(await has(7)).toBe(0);
  await sound();
  const owed = await db.selectFrom('economy.debts').selectAll().where('account', '=', 14).execute();
  expect(owed).toEqual([]);
});

test('what is given is the member’s own: only earnings settle a debt', async () => {
  await inTransaction(db, (tx) => takeBack(moving(tx), { key: 'back 5', uid: 5, amount: 10 }));
  const movements = [{ from: 'mint', to: 5, currency: 'xgold', amount: 40 }] as const;
  await inTransaction(db, (tx) =>
    transfer(moving(tx), { key: 'gift', kind: 'given', reason: gift, movements: [...movements] }),
  );
  expect(await has(5)).toBe(40);
  await sound();
});

test('a member who gets money is announced, once and with what it was for', async () => {
  emitted = [];
  await pay(6, once, { reference: 'welcome' });
  await pay(6, once, { reference: 'welcome' });
  expect(emitted).toEqual([
    memberCredited({
      uid: 6,
      currency: 'xgold',
      amount: 100,
      kind: 'earned',
      reason: 'register',
      reference: 'welcome',
      transfer: expect.any(Number) as never,
    }),
  ]);
});
