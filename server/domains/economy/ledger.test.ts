import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Currency, currencies } from '../../../contract/domains/economy/shapes.ts';
import { testDb } from '../../../tests/support/db.ts';
import { gift } from '../../../tests/support/money.ts';
import type { Db } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { DomainEvent } from '../../platform/outbox/event.ts';
import { Refusal } from '../../platform/refusal.ts';
import { takeBack, transfer } from './index.ts';
import { proveLedger } from './jobs/prove-ledger.ts';
import { balancesOf } from './reads/balances-of.ts';
import { entriesOf, type Movement } from './rules/ledger.ts';

const { db } = await testDb();
const now = new Date('2026-11-20T10:00:00Z');

const emitted: DomainEvent[] = [];
const moving = (tx: Db) => ({ db: tx, now, emit: (event: DomainEvent) => emitted.push(event), stale: () => undefined });

const move = (key: string, ...movements: Movement[]) =>
  inTransaction(db, (tx) => transfer(moving(tx), { key, kind: 'given', reason: gift, movements }));
const give = (to: number, amount: number, key: string = crypto.randomUUID()) =>
  move(key, { from: 'mint', to, currency: 'xgold', amount });
const has = async (uid: number) => (await balancesOf({ db, reads: () => undefined }, [uid]))(uid);
const sound = async () => expect((await proveLedger(db)).faults).toEqual([]);

let uids = 0;
/** A member whom no other test knows; the ledger asks for no more than a number. */
const someone = (): number => (uids += 1);

/** The refusal's name, or undefined where it went through. */
const refusalOf = (act: Promise<unknown>): Promise<string | undefined> =>
  act.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal) return error.refusal;
      throw error;
    },
  );

test('what is given is there, and what is not there is refused by name with nothing moved', async () => {
  const [ada, bola] = [someone(), someone()];
  await give(ada, 100);
  await move('a to b', { from: ada, to: bola, currency: 'xgold', amount: 60 });
  expect([await has(ada), await has(bola)]).toEqual([
    { xgold: 40, xcoin: 0 },
    { xgold: 60, xcoin: 0 },
  ]);
  const tooMuch = (currency: Currency) => move('too much', { from: ada, to: bola, currency, amount: 41 });
  expect(await refusalOf(tooMuch('xgold'))).toBe('economy.insufficient');
  expect(await refusalOf(tooMuch('xcoin'))).toBe('economy.insufficient_xcoin');
  expect(await has(bola)).toEqual({ xgold: 60, xcoin: 0 });
  await sound();
});

test('the same key again gives the first receipt and moves nothing; with another content it is a bug', async () => {
  const ada = someone();
  const first = await give(ada, 30, 'once');
  expect(first.repeated).toBe(false);
  expect(await give(ada, 30, 'once')).toEqual({ transfer: first.transfer, repeated: true });
  await expect(give(ada, 31, 'once')).rejects.toThrow('used for something else');
  expect(await has(ada)).toEqual({ xgold: 30, xcoin: 0 });
});

test('a double click: of many at once with one key exactly one moves money', async () => {
  const [ada, bola] = [someone(), someone()];
  await give(ada, 100);
  const clicks = Array.from({ length: 8 }, () =>
    move('double click', { from: ada, to: bola, currency: 'xgold', amount: 70 }),
  );
  const receipts = await Promise.all(clicks);
  expect(new Set(receipts.map((r) => r.transfer)).size).toBe(1);
  expect(receipts.filter((r) => !r.repeated)).toHaveLength(1);
  expect((await has(bola)).xgold).toBe(70);
});

test('many spend from one account at once: no more goes through than there is', async () => {
  const [ada, shop] = [someone(), someone()];
  await give(ada, 100);
  const tries = Array.from({ length: 10 }, (_, i) =>
    refusalOf(move(`rush ${i}`, { from: ada, to: shop, currency: 'xgold', amount: 30 })),
  );
  const refused = (await Promise.all(tries)).filter((name) => name === 'economy.insufficient');
  expect(refused).toHaveLength(7);
  expect([(await has(ada)).xgold, (await has(shop)).xgold]).toEqual([10, 90]);
  await sound();
});

test('payments to and fro between the same members at once all arrive', async () => {
  const group = [someone(), someone(), someone()];
  for (const uid of group) await give(uid, 1000);
  const pays = Array.from({ length: 30 }, (_, i) =>
    move(`fro ${i}`, {
      from: group[i % 3]!,
      to: group[(i + 1 + (i % 2)) % 3]!,
      currency: 'xgold',
      amount: 1 + (i % 7),
    }),
  );
  await Promise.all(pays);
  const total = (await Promise.all(group.map(has))).reduce((sum, { xgold }) => sum + xgold, 0);
  expect(total).toBe(3000);
  await sound();
});

test('two transactions that lock each other out are tried again, and both go through', async () => {
  const [ada, bola] = [someone(), someone()];
  await give(ada, 100);
  await give(bola, 100);
  let met = 0;
  let open: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    open = resolve;
  });
  let retried = 0;
  // Each holds its first member before it asks for the other's: without a second try one would fail.
  const crossing = (name: string, first: number, second: number) =>
    inTransaction(
      db,
      async (tx) => {
        const pay = (key: string, from: number) =>
          transfer(moving(tx), {
            key,
            kind: 'spent',
            reason: gift,
            movements: [{ from, to: 'services', currency: 'xgold', amount: 10 }],
          });
        await pay(`${name} first`, first);
        met += 1;
        if (met >= 2) open();
        await both;
        await pay(`${name} second`, second);
      },
      () => {
        retried += 1;
      },
    );
  await Promise.all([crossing('one', ada, bola), crossing('two', bola, ada)]);
  expect(retried).toBeGreaterThan(0);
  expect([(await has(ada)).xgold, (await has(bola)).xgold]).toEqual([80, 80]);
  await sound();
});

test('a process that dies before the commit leaves nothing, and its try again does the whole', async () => {
  const ada = someone();
  const dying = db.transaction().execute(async (tx) => {
    await transfer(moving(tx), {
      key: 'dying',
      kind: 'given',
      reason: gift,
      movements: [{ from: 'mint', to: ada, currency: 'xgold', amount: 50 }],
    });
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(dying).rejects.toThrow();
  expect(await has(ada)).toEqual({ xgold: 0, xcoin: 0 });
  expect((await give(ada, 50, 'dying')).repeated).toBe(false);
  expect((await has(ada)).xgold).toBe(50);
  await sound();
});

type Command =
  | { do: 'move'; key: number; movements: Movement[] }
  | { do: 'take'; key: number; uid: number; amount: number }
  | { do: 'earn'; key: number; uid: number; amount: number };

const member = fc.integer({ min: 0, max: 2 });
const amount = fc.integer({ min: 1, max: 120 });
/** Members are numbered from 1. */
const partyAt = (party: Movement['from']): Movement['from'] => (typeof party === 'number' ? party + 1 : party);
const key = fc.integer({ min: 0, max: 40 });
const party = fc.oneof(member, fc.constantFrom('mint' as const, 'store' as const));
/** No action orders what comes to nothing: the proof calls it a fault. */
const movements = fc
  .array(
    fc
      .record({ from: party, to: party, currency: fc.constantFrom(...currencies), amount })
      .filter(({ from, to }) => from !== to),
    { minLength: 1, maxLength: 3 },
  )
  .filter(
    (all) => entriesOf(all.map((each) => ({ ...each, from: partyAt(each.from), to: partyAt(each.to) }))).length > 0,
  );
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('move' as const), key, movements }),
  fc.record({ do: fc.constant('take' as const), key, uid: member, amount }),
  fc.record({ do: fc.constant('earn' as const), key, uid: member, amount }),
);

/** What the ledger should hold, in the plainest form: three members' balances and debts. */
class Model {
  readonly balance = { xgold: [0, 0, 0], xcoin: [0, 0, 0] };
  readonly debt = [0, 0, 0];

  /** True where everybody can pay what leaves them, all movements taken together. */
  move(all: readonly Movement[]): boolean {
    const after = structuredClone(this.balance);
    for (const { from, to, currency, amount } of all) {
      if (typeof from === 'number') after[currency][from]! -= amount;
      if (typeof to === 'number') after[currency][to]! += amount;
    }
    if ([...after.xgold, ...after.xcoin].some((balance) => balance < 0)) return false;
    Object.assign(this.balance, after);
    return true;
  }

  take(uid: number, amount: number): void {
    const taken = Math.min(amount, this.balance.xgold[uid]!);
    this.balance.xgold[uid]! -= taken;
    this.debt[uid]! += amount - taken;
  }

  earn(uid: number, amount: number): void {
    const settled = Math.min(this.debt[uid]!, amount);
    this.debt[uid]! -= settled;
    this.balance.xgold[uid]! += amount - settled;
  }
}

test('whatever is ordered in whatever order, the ledger holds what a plain model holds, and the proof agrees', async () => {
  const run = async (commands: Command[]) => {
    const offset = uids + 1;
    uids += 3;
    const name = crypto.randomUUID();
    const used = new Set<string>();
    const model = new Model();
    for (const each of commands) {
      // The first use of a key decides; later uses here repeat it word for word, as a client does.
      const moneyKey = `${name} ${each.key} ${JSON.stringify(each)}`;
      const repeated = used.has(moneyKey);
      const refused = await refusalOf(inTransaction(db, (tx) => carryOut(tx, each, moneyKey, offset)));
      if (repeated) continue;
      const allowed = each.do === 'move' ? model.move(each.movements) : true;
      expect(refused === undefined).toBe(allowed);
      if (allowed) used.add(moneyKey);
      if (each.do === 'take') model.take(each.uid, each.amount);
      if (each.do === 'earn') model.earn(each.uid, each.amount);
    }
    for (const uid of [0, 1, 2])
      expect(await has(offset + uid)).toEqual({ xgold: model.balance.xgold[uid], xcoin: model.balance.xcoin[uid] });
  };
  await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 25 }), run), { numRuns: 30 });
  await sound();
});

function carryOut(tx: Db, each: Command, moneyKey: string, offset: number): Promise<unknown> {
  const ctx = moving(tx);
  const known = (each: Movement['from']) => (typeof each === 'number' ? each + offset : each);
  if (each.do === 'take') return takeBack(ctx, { key: moneyKey, uid: each.uid + offset, amount: each.amount });
  const moves: Movement[] =
    each.do === 'earn' ? [{ from: 'mint', to: each.uid, currency: 'xgold', amount: each.amount }] : each.movements;
  return transfer(ctx, {
    key: moneyKey,
    kind: each.do === 'earn' ? 'earned' : 'given',
    reason: gift,
    reference: moneyKey,
    movements: moves.map((m) => ({ ...m, from: known(m.from), to: known(m.to) })),
  });
}
