import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { gift } from '../../../tests/support/money.ts';
import type { Db } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  balancesOf,
  hold,
  makeManualTransfer,
  type Office,
  postHold,
  reverse,
  takeBack,
  transfer,
  voidHold,
} from './index.ts';
import { proveLedger } from './jobs/prove-ledger.ts';

const { db, pool } = await testDb();
const now = new Date('2026-11-20T10:00:00Z');
const moving = (tx: Db) => ({ db: tx, now, emit: () => undefined, stale: () => undefined });
const expiresAt = new Date('2026-11-20T11:00:00Z');
const members = [0, 1, 2];
/** Nobody whose money moves here. */
const operator = 999_999_999;

/** `at` names the hold or transfer that is meant, of those that there are: modulo how many. */
type Command =
  | { do: 'move'; from: number; to: number; amount: number }
  | { do: 'earn' | 'take' | 'hold' | 'give-by-hand' | 'take-by-hand'; uid: number; amount: number }
  | { do: 'post' | 'void' | 'reverse'; at: number };

interface Held {
  uid: number;
  amount: number;
  status: 'pending' | 'posted' | 'voided';
}
interface Made {
  changes: readonly number[];
  reversible: boolean;
  /** What comes back of it by a reversal settles what is owed. */
  settles: boolean;
  reversed: boolean;
}
/** A command with its name, and the name of the command whose hold or transfer it means. */
interface Step {
  name: string;
  command: Command;
  meant: string;
}
/** What the ledger should hold, in the plainest form. */
interface State {
  balance: number[];
  debt: number[];
  /** By the name of the command that made them. */
  holds: Map<string, Held>;
  made: Map<string, Made>;
}
type Outcome =
  | 'done'
  | 'economy.insufficient'
  | 'economy.member_has_less'
  | 'economy.hold_ended'
  | 'economy.not_reversible'
  | 'economy.reversed_before';

const nobody = (): number[] => [0, 0, 0];
const only = (uid: number, amount: number): number[] => nobody().with(uid, amount);

/** Adds changes, all or none. */
function change(state: State, name: string, changes: readonly number[], reversible: boolean): Outcome {
  const after = state.balance.map((balance, uid) => balance + changes[uid]!);
  if (after.some((balance, uid) => changes[uid]! < 0 && balance < 0)) return 'economy.insufficient';
  state.balance = after;
  state.made.set(name, { changes, reversible, settles: false, reversed: false });
  return 'done';
}

/** What of it is owed, and for how long, makes no difference to what comes back of it by a reversal. */
function take(state: State, name: string, uid: number, amount: number): Outcome {
  const taken = Math.min(amount, state.balance[uid]!);
  change(state, name, only(uid, -taken), true);
  state.made.set(name, { changes: only(uid, -amount), reversible: true, settles: true, reversed: false });
  state.debt[uid]! += amount - taken;
  return 'done';
}

/** An operator takes all of it or nothing; what comes back of it by a reversal settles, as of any taking. */
function moveByHand(state: State, name: string, uid: number, amount: number): Outcome {
  if (change(state, name, only(uid, amount), true) !== 'done') return 'economy.member_has_less';
  state.made.get(name)!.settles = amount < 0;
  return 'done';
}

function earn(state: State, name: string, uid: number, amount: number): Outcome {
  change(state, name, only(uid, amount), true);
  settle(state, uid, amount);
  return 'done';
}

function settle(state: State, uid: number, amount: number): void {
  const settled = Math.min(state.debt[uid]!, amount);
  state.debt[uid]! -= settled;
  state.balance[uid]! -= settled;
}

function setAside(state: State, name: string, uid: number, amount: number): Outcome {
  const outcome = change(state, name, only(uid, -amount), false);
  if (outcome === 'done') state.holds.set(name, { uid, amount, status: 'pending' });
  return outcome;
}

/** A hold goes to the next member; what ends it twice in one way is repeated, in the other way refused. */
function end(state: State, name: string, meant: string, status: 'posted' | 'voided'): Outcome {
  const held = state.holds.get(meant)!;
  if (held.status !== 'pending') return held.status === status ? 'done' : 'economy.hold_ended';
  held.status = status;
  return change(state, name, only(status === 'posted' ? (held.uid + 1) % 3 : held.uid, held.amount), false);
}

function undo(state: State, name: string, meant: string): Outcome {
  const made = state.made.get(meant)!;
  if (!made.reversible) return 'economy.not_reversible';
  if (made.reversed) return 'economy.reversed_before';
  const back = made.changes.map((amount) => -amount);
  const outcome = change(state, name, back, false);
  if (outcome !== 'done') return outcome;
  made.reversed = true;
  if (made.settles) for (const uid of members) settle(state, uid, Math.max(0, back[uid]!));
  return outcome;
}

function carry(state: State, { name, command, meant }: Step): Outcome {
  if (command.do === 'move') {
    const changes = nobody().with(command.from, -command.amount).with(command.to, command.amount);
    return change(state, name, changes, true);
  }
  if (command.do === 'earn') return earn(state, name, command.uid, command.amount);
  if (command.do === 'take') return take(state, name, command.uid, command.amount);
  if (command.do === 'hold') return setAside(state, name, command.uid, command.amount);
  if (command.do === 'give-by-hand') return moveByHand(state, name, command.uid, command.amount);
  if (command.do === 'take-by-hand') return moveByHand(state, name, command.uid, -command.amount);
  if (command.do === 'reverse') return undo(state, name, meant);
  return end(state, name, meant, command.do === 'post' ? 'posted' : 'voided');
}

const member = fc.constantFrom(...members);
const amount = fc.integer({ min: 1, max: 60 });
const at = fc.nat({ max: 30 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc
    .record({ do: fc.constant('move' as const), from: member, to: member, amount })
    .filter(({ from, to }) => from !== to),
  fc.record({ do: fc.constantFrom('earn' as const, 'take' as const, 'hold' as const), uid: member, amount }),
  fc.record({ do: fc.constantFrom('give-by-hand' as const, 'take-by-hand' as const), uid: member, amount }),
  fc.record({ do: fc.constantFrom('post' as const, 'void' as const, 'reverse' as const), at }),
);

/** Numbers of transfers by the names of the commands that made them. */
type Numbers = Map<string, number>;

/** The command as the ledger is asked for it, in a transaction and so on a connection of its own. */
function ask({ name, command, meant }: Step, numbers: Numbers, first: number): Promise<Outcome> {
  const said = { key: name, reason: gift, reference: name };
  const currency = 'xgold' as const;
  const number = numbers.get(meant) ?? 0;
  return inTransaction(db, async (tx) => {
    const ctx = moving(tx);
    switch (command.do) {
      case 'move':
        return transfer(ctx, {
          ...{ ...said, kind: 'given' },
          movements: [{ from: first + command.from, to: first + command.to, currency, amount: command.amount }],
        });
      case 'earn':
        return transfer(ctx, {
          ...{ ...said, kind: 'earned' },
          movements: [{ from: 'mint', to: first + command.uid, currency, amount: command.amount }],
        });
      case 'take':
        return takeBack(ctx, { ...said, uid: first + command.uid, amount: command.amount });
      case 'hold':
        return hold(ctx, { ...said, uid: first + command.uid, currency, amount: command.amount, expiresAt });
      case 'give-by-hand':
      case 'take-by-hand':
        return makeManualTransfer(
          { ...ctx, actor: { uid: operator } as Office['actor'], requestId: name },
          {
            ...{ uid: first + command.uid, way: command.do === 'give-by-hand' ? 'give' : 'take', currency },
            ...{ amount: command.amount, shown: name, reason: name },
          },
        );
      case 'post':
        return postHold(ctx, number, {
          to: first + nextOf(await ownerOfHold(number), first),
          kind: 'given',
          reason: gift,
        });
      case 'void':
        return voidHold(ctx, number);
      case 'reverse':
        return reverse(ctx, { transfer: number, reason: gift });
    }
  }).then(
    () => 'done' as const,
    (error: unknown) => {
      if (error instanceof Refusal) return error.refusal as Outcome;
      throw error;
    },
  );
}

const nextOf = (uid: number, first: number): number => (uid - first + 1) % 3;
async function ownerOfHold(number: number): Promise<number> {
  const { rows } = await pool.query('select account from economy.holds where transfer = $1', [number]);
  return Math.floor(Number(rows[0].account) / 2);
}

/** The key under which the ledger has what a command did. */
async function keyOf({ name, command, meant }: Step, numbers: Numbers): Promise<string> {
  const number = numbers.get(meant);
  if (command.do.endsWith('by-hand')) {
    const { rows } = await pool.query('select id from economy.manual_transfers where shown = $1', [name]);
    return `manual:${rows[0].id}`;
  }
  if (command.do === 'post') return `posted:${number}`;
  if (command.do === 'void') return `released:${number}`;
  return command.do === 'reverse' ? `reversed:${number}` : name;
}
async function numberOf(key: string): Promise<number> {
  const { rows } = await pool.query('select transfer from economy.keys where key = $1', [key]);
  return Number(rows[0].transfer);
}

/** What the ledger holds of three members. */
async function stands(first: number): Promise<Pick<State, 'balance' | 'debt'>> {
  const uids = members.map((uid) => first + uid);
  const of = await balancesOf({ db, reads: () => undefined }, uids);
  const { rows } = await pool.query('select uid, debt from economy.accounts where uid = any($1)', [uids]);
  const debts = new Map(rows.map(({ uid, debt }) => [Number(uid), Number(debt)]));
  return { balance: uids.map((uid) => of(uid).xgold), debt: uids.map((uid) => debts.get(uid) ?? 0) };
}

let uids = 1;

/** Binds a command to what it means; none where there is nothing to mean yet. */
function stepOf(state: State, name: string, command: Command): Step[] {
  if (!('at' in command)) return [{ name, command, meant: '' }];
  const known = [...(command.do === 'reverse' ? state.made : state.holds).keys()].sort();
  return known.length === 0 ? [] : [{ name, command, meant: known[command.at % known.length]! }];
}

/** Found by a seed: either order of the first two leaves the same, so what follows may not depend on which it was. */
const examples: [[Command, Command][]][] = [
  [
    [
      [
        { do: 'earn', uid: 0, amount: 1 },
        { do: 'take', uid: 0, amount: 1 },
      ],
      [
        { do: 'reverse', at: 1 },
        { do: 'move', from: 1, to: 0, amount: 16 },
      ],
    ],
  ],
];

test('two at a time on connections of their own, whatever they do leaves what one after the other would, and the proof agrees', async () => {
  const run = async (pairs: [Command, Command][]) => {
    const first = uids;
    uids += 3;
    const begun = crypto.randomUUID();
    const numbers: Numbers = new Map();
    let state: State = { balance: nobody(), debt: nobody(), holds: new Map(), made: new Map() };
    for (const [at, pair] of pairs.entries()) {
      const steps = pair.flatMap((command, side) =>
        stepOf(state, `${begun}:${String(at).padStart(3, '0')}:${side}`, command),
      );
      const outcomes = await Promise.all(steps.map((step) => ask(step, numbers, first)));
      const held = await stands(first);
      const orders = [steps, steps.toReversed()].map((order) => {
        const after = structuredClone(state);
        const said = new Map(order.map((step) => [step.name, carry(after, step)]));
        return { after, outcomes: steps.map(({ name }) => said.get(name)!) };
      });
      const fits = orders.find(
        (order) =>
          JSON.stringify([order.outcomes, order.after.balance, order.after.debt]) ===
          JSON.stringify([outcomes, held.balance, held.debt]),
      );
      expect({ outcomes, ...held }, JSON.stringify(steps)).toEqual({
        outcomes: (fits ?? orders[0]!).outcomes,
        balance: (fits ?? orders[0]!).after.balance,
        debt: (fits ?? orders[0]!).after.debt,
      });
      const before = state;
      state = fits!.after;
      for (const step of steps)
        if (state.made.has(step.name) && !before.made.has(step.name))
          numbers.set(step.name, await numberOf(await keyOf(step, numbers)));
    }
  };
  const pairs = fc.array(fc.tuple(command, command), { minLength: 5, maxLength: 20 });
  await fc.assert(fc.asyncProperty(pairs, run), { numRuns: 20, examples });
  expect((await proveLedger(db)).faults).toEqual([]);
});
