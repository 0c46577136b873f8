import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { gift } from '../../../tests/support/money.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import type { Db } from '../../platform/context.ts';
import { createQueue } from '../../platform/db/together.ts';
import { Refusal } from '../../platform/refusal.ts';
import { balancesOf, type Movement, type Receipt, transfer } from './index.ts';
import { proveLedger } from './jobs/prove-ledger.ts';

const { db, pool } = await testDb();
const { platform } = testPlatform(db);
const now = new Date('2026-11-20T10:00:00Z');
const moving = (tx: Db) => ({ db: tx, now, emit: () => undefined, stale: () => undefined });

interface Wanted {
  key?: string;
  from: number | 'mint';
  to: number | 'store';
  amount: number;
}
type Moved = Receipt | 'economy.insufficient';

/** Makes transfers that come in one moment, while another work is on its way. */
async function atOnce(wanted: readonly Wanted[]): Promise<PromiseSettledResult<Moved>[]> {
  const queue = createQueue(db, platform.log);
  const gate = Promise.withResolvers<void>();
  const first = queue.run(async () => gate.promise);
  const running = Promise.allSettled(
    wanted.map(({ key = crypto.randomUUID(), from, to, amount }) => {
      const movements: Movement[] = [{ from, to, currency: 'xgold', amount }];
      const work = (tx: Db) => transfer(moving(tx), { key, kind: 'given', reason: gift, movements });
      return queue.run<Moved>(work).catch(insufficient);
    }),
  );
  gate.resolve();
  await first;
  return running;
}

const insufficient = (error: unknown): Moved => {
  if (error instanceof Refusal && error.refusal === 'economy.insufficient') return error.refusal;
  throw error;
};
const moved = async (wanted: readonly Wanted[]): Promise<Moved[]> =>
  (await atOnce(wanted)).map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });

let uids = 0;
const fresh = (count: number): number[] => Array.from({ length: count }, () => (uids += 1));
const has = async (members: readonly number[]): Promise<number[]> => {
  const of = await balancesOf({ db, reads: () => undefined }, members);
  return members.map((uid) => of(uid).xgold);
};
const sound = async () => expect((await proveLedger(db)).faults).toEqual([]);
/** How many transactions wrote the entries of a member. */
const transactionsOf = async (uid: number): Promise<number> => {
  const { rows } = await pool.query(
    'select count(distinct xmin::text)::int as n from economy.entries where account = $1',
    [uid * 2],
  );
  return rows[0].n;
};

test('many who pay one member share a transaction, and each has a place on that account', async () => {
  const [author, ...payers] = fresh(41) as [number, ...number[]];
  await moved(payers.map((to) => ({ from: 'mint', to, amount: 9 })));
  await moved(payers.map((from, at) => ({ from, to: author, amount: 1 + (at % 9) })));
  expect(await transactionsOf(author)).toBe(1);
  expect(await has([author])).toEqual([payers.reduce((sum, _, at) => sum + 1 + (at % 9), 0)]);
  const { rows } = await pool.query('select place::int from economy.entries where account = $1 order by place', [
    author * 2,
  ]);
  expect(rows.map(({ place }) => place)).toEqual(payers.map((_, at) => at + 1));
  await sound();
});

test('of those who come with one key in one moment one moves money, and all have its receipt', async () => {
  const [ada] = fresh(1) as [number];
  const key = crypto.randomUUID();
  const receipts = await moved(Array.from({ length: 6 }, () => ({ key, from: 'mint', to: ada, amount: 5 }) as const));
  expect(new Set(receipts.map((receipt) => (receipt as Receipt).transfer)).size).toBe(1);
  expect(receipts.filter((receipt) => !(receipt as Receipt).repeated)).toHaveLength(1);
  expect(await has([ada])).toEqual([5]);
  await sound();
});

test('a key that comes with another content in the same moment is a bug, and the others go through', async () => {
  const [ada, bola] = fresh(2) as [number, number];
  const key = crypto.randomUUID();
  const outcomes = await atOnce([
    { key, from: 'mint', to: ada, amount: 5 },
    { from: 'mint', to: bola, amount: 3 },
    { key, from: 'mint', to: ada, amount: 6 },
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(await has([ada, bola])).toEqual([5, 3]);
  await sound();
});

test('who lacks something is refused alone, and what came before may be spent by who came after', async () => {
  const [ada, bola, chidi] = fresh(3) as [number, number, number];
  await moved([{ from: 'mint', to: ada, amount: 10 }]);
  const outcomes = await moved([
    { from: ada, to: bola, amount: 10 },
    { from: chidi, to: 'store', amount: 1 },
    { from: bola, to: chidi, amount: 4 },
    { from: ada, to: chidi, amount: 1 },
  ]);
  expect(outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : 'moved'))).toEqual([
    ...['moved', 'economy.insufficient', 'moved', 'economy.insufficient'],
  ]);
  expect(await has([ada, bola, chidi])).toEqual([0, 6, 4]);
  await sound();
});

test('whatever comes in one moment, nobody has less than nothing, nothing is lost, and the proof agrees', async () => {
  const member = fc.nat({ max: 3 });
  const one = fc.record({ from: member, to: member, amount: fc.integer({ min: 1, max: 12 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 2, maxLength: 20 }), async (all) => {
      const people = fresh(4);
      await moved(people.map((to) => ({ from: 'mint', to, amount: 20 })));
      const wanted = all.filter(({ from, to }) => from !== to);
      const outcomes = await moved(
        wanted.map(({ from, to, amount }) => ({ from: people[from]!, to: people[to]!, amount })),
      );
      const after = people.map(() => 20);
      for (const [at, { from, to, amount }] of wanted.entries()) {
        if (typeof outcomes[at] === 'string') continue;
        after[from]! -= amount;
        after[to]! += amount;
      }
      expect(await has(people)).toEqual(after);
      expect(Math.min(...after)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 25 },
  );
  await sound();
});
