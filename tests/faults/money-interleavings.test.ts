import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangeFigures } from '../../contract/domains/economy/exchange-limits.ts';
import { balancesOf } from '../../server/domains/economy/index.ts';
import type { Writer } from '../support/forum.ts';
import { saveSetting } from '../support/settings.ts';
import { receiver, testStore } from '../support/store.ts';
import { uidAuthOf } from '../support/uid-auth.ts';
import { giveMoney } from '../support/wealth.ts';

const { api, app, buyer, clock, db, faults, forgetLimits, goods, member, operator, post, settle, stockOf } =
  await testStore();
const [rate, price, hidden, dayGold, dayMost] = [1000, 4, 5, 10, 100];
await saveSetting({ db, now: clock.now(), stale: (tag) => app.platform.tags.moved([tag]) }, 'exchange', {
  ...exchangeFigures,
  ...{ base: rate, lowest: rate, highest: rate, pool: 100_000 },
});

/** What a member asks for, or an operator about them; two members act, a third is the author. */
type Act =
  | { does: 'check-in' | 'hidden' | 'buy'; who: number }
  | { does: 'reward'; who: number; post: number; amount: number }
  | { does: 'quote' | 'confirm'; who: number; count: number }
  | { does: 'cancel'; who: number }
  | { does: 'refund'; at: number }
  | { does: 'give' | 'take'; who: number; amount: number };

/** What they should have, in the plainest form. */
interface State {
  xgold: number[];
  xcoin: number[];
  stock: number;
  checked: Set<number>;
  paid: Set<number>;
  rewarded: Set<string>;
  given: number[];
  quoted: Map<number, number>;
  /** Orders by the name of the act that bought them: whose, and whether the money is theirs again. */
  orders: Map<string, { who: number; refunded: boolean }>;
}
interface Step {
  name: string;
  act: Act;
  /** The order that is refunded. */
  order: string;
}
const author = 2;

function pay(state: State, who: number, amount: number, to?: number): boolean {
  if (state.xgold[who]! < amount) return false;
  state.xgold[who]! -= amount;
  if (to !== undefined) state.xgold[to]! += amount;
  return true;
}

function reward(state: State, { who, post: at, amount }: Act & { does: 'reward' }): boolean {
  const once = `${who} ${at}`;
  if (state.rewarded.has(once) || state.given[who]! + amount > dayMost) return false;
  if (!pay(state, who, amount, author)) return false;
  state.rewarded.add(once);
  state.given[who]! += amount;
  return true;
}

function confirm(state: State, who: number, count: number): boolean {
  if (state.quoted.get(who) !== count || !pay(state, who, count * rate)) return false;
  state.quoted.delete(who);
  state.xcoin[who]! += count;
  return true;
}

function buy(state: State, name: string, who: number): boolean {
  if (state.stock < 1 || state.xcoin[who]! < price) return false;
  state.xcoin[who]! -= price;
  state.stock -= 1;
  state.orders.set(name, { who, refunded: false });
  return true;
}

function refund(state: State, named: string): boolean {
  const order = state.orders.get(named)!;
  if (order.refunded) return false;
  order.refunded = true;
  state.xcoin[order.who]! += price;
  state.stock += 1;
  return true;
}

/** Does once what may be done once, and counts a second time as done. */
function once(done: Set<number>, who: number, act: () => boolean): boolean {
  if (done.has(who)) return true;
  if (!act()) return false;
  done.add(who);
  return true;
}

/** What an act leaves, and whether it comes about; a price is asked for with what somebody was seen to have. */
function carry(state: State, { name, act, order }: Step, seen: State): boolean {
  if (act.does === 'refund') return refund(state, order);
  const { who } = act;
  if (act.does === 'check-in') return once(state.checked, who, () => pay(state, who, -dayGold));
  if (act.does === 'hidden') return once(state.paid, who, () => pay(state, who, hidden, author));
  if (act.does === 'buy') return buy(state, name, who);
  if (act.does === 'reward') return reward(state, act);
  if (act.does === 'confirm') return confirm(state, who, act.count);
  if (act.does === 'cancel') return state.quoted.delete(who);
  if (act.does === 'give') return pay(state, who, -act.amount);
  if (act.does === 'take') return pay(state, who, act.amount);
  if (act.does !== 'quote' || seen.xgold[who]! < act.count * rate) return false;
  state.quoted.set(who, act.count);
  return true;
}

/** A world of its own for each run. */
async function scene() {
  const people = [await buyer(10), await buyer(10), await member()];
  const posts = [await post(people[author]!), await post(people[author]!)];
  const part = { hidden: 'A letter.', hidden_opens: 'xgold', hidden_xgold: hidden } as const;
  const sealed = await post(people[author]!, part);
  for (const { uid } of people.slice(0, author)) await giveMoney(db, clock.now(), uid, 3300);
  await settle();
  return { people, pids: posts.map(({ pid }) => pid), tid: sealed.tid, cup: await goods(3, { shop_price: price }) };
}
type Scene = Awaited<ReturnType<typeof scene>>;

/** Makes the call of an act; whether it came about, and the order that it made. */
async function ask({ people, pids, tid, cup }: Scene, { act, order }: Step, ids: ReadonlyMap<string, number>) {
  const who = 'who' in act ? people[act.who]! : operator;
  const exchanging = (count: number) => ({
    ...{ uid: who.uid, cid: 188, xcoin: count },
    uid_auth: uidAuthOf(who, 188, count),
  });
  const byHand = { uid: who.uid, currency: 'xgold', shown: 'By hand', reason: 'By hand' } as const;
  switch (act.does) {
    case 'check-in':
      return api.call('economy.check-in', {}, who);
    case 'hidden':
      return api.call('threads.pay-hidden', { tid, xgold: hidden }, who);
    case 'buy':
      return api.call('store.pay', { goods_id: cup, ...receiver }, who);
    case 'reward':
      return api.call('threads.reward-post', { pid: pids[act.post]!, xid: act.amount }, who);
    case 'quote':
      return api.call('economy.before-exchange', exchanging(act.count), who);
    case 'confirm':
      return api.call('economy.exchange', exchanging(act.count), who);
    case 'cancel':
      return api.call('economy.exchange-cancel', exchanging(1), who);
    case 'refund':
      return api.call('store.refund', { order_id: ids.get(order)!, note: 'By hand' }, operator);
    default:
      return api.call('operators.transfer', { ...byHand, way: act.does, amount: act.amount }, operator);
  }
}

/** What is there: balances, pieces, and of which number each member's outstanding order is. */
async function has({ people, cup }: Scene) {
  const uids = people.map(({ uid }: Writer) => uid);
  const of = await balancesOf({ db, reads: () => undefined }, uids);
  const rows = await db
    .selectFrom('economy.exchange_orders')
    .where('uid', 'in', uids)
    .select(['uid', 'xcoin'])
    .execute();
  const quoted = new Map(rows.map(({ uid, xcoin }) => [uids.indexOf(uid), xcoin]));
  const all = uids.map(of);
  return {
    ...{ xgold: all.map(({ xgold }) => xgold), xcoin: all.map(({ xcoin }) => xcoin) },
    ...{ stock: await stockOf(cup), quotes: quotesIn(quoted) },
  };
}
const quotesIn = (quoted: ReadonlyMap<number, number>): number[] => [0, 1].map((who) => quoted.get(who) ?? 0);

const who = fc.nat({ max: 1 });
const count = fc.integer({ min: 1, max: 2 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ does: fc.constantFrom('check-in' as const, 'hidden' as const, 'buy' as const), who }),
  fc.record({ does: fc.constant('buy' as const), who }),
  fc.record({ does: fc.constant('reward' as const), who, post: fc.nat({ max: 1 }), amount: fc.constantFrom(5, 50) }),
  fc.record({ does: fc.constant('quote' as const), who, count }),
  fc.record({ does: fc.constant('confirm' as const), who, count }),
  fc.record({ does: fc.constant('cancel' as const), who }),
  fc.record({ does: fc.constant('refund' as const), at: fc.nat({ max: 9 }) }),
  fc.record({ does: fc.constantFrom('give' as const, 'take' as const), who, amount: fc.constantFrom(30, 1200) }),
);

async function run(pairs: readonly (readonly [Act, Act])[]): Promise<void> {
  await forgetLimits();
  const place = await scene();
  const ids = new Map<string, number>();
  let state: State = {
    ...(await has(place)),
    ...{
      checked: new Set(),
      paid: new Set(),
      rewarded: new Set(),
      given: [0, 0],
      quoted: new Map(),
      orders: new Map(),
    },
  };
  for (const [at, pair] of pairs.entries()) {
    const orders = [...state.orders.keys()];
    const steps = pair.flatMap((each, side): Step[] => {
      if (each.does !== 'refund') return [{ name: `${at} ${side}`, act: each, order: '' }];
      return orders.length === 0 ? [] : [{ name: `${at} ${side}`, act: each, order: orders[each.at % orders.length]! }];
    });
    const answers = await Promise.all(steps.map((step) => ask(place, step, ids)));
    for (const { http } of answers) expect(http).toBe(200);
    const found = { outcomes: answers.map(({ ok }) => ok), ...(await has(place)) };
    // A price reserves nothing: whoever pays in that very moment may have one for what they had before.
    const fitting = [steps, steps.toReversed()].flatMap((order) =>
      [false, true].map((before) => {
        const after = structuredClone(state);
        const said = new Map(order.map((step) => [step.name, carry(after, step, before ? state : after)]));
        return { after, outcomes: steps.map(({ name }) => said.get(name)!) };
      }),
    );
    const shown = ({ after: { xgold, xcoin, stock, quoted }, outcomes }: (typeof fitting)[number]) => ({
      ...{ outcomes, xgold, xcoin, stock, quotes: quotesIn(quoted) },
    });
    const fits = fitting.find((each) => JSON.stringify(shown(each)) === JSON.stringify(found));
    expect(found, JSON.stringify(steps)).toEqual(shown(fits ?? fitting[0]!));
    state = fits!.after;
    for (const [side, step] of steps.entries())
      if (step.act.does === 'buy' && answers[side]!.ok)
        ids.set(step.name, (answers[side]!.data as { order_id: number }).order_id);
  }
}

test('whatever two members and operators do at once by the calls, it leaves what one after the other would, and the proof agrees', async () => {
  const pairs = fc.array(fc.tuple(act, act), { minLength: 4, maxLength: 16 });
  await fc.assert(fc.asyncProperty(pairs, run), { numRuns: 12 });
  expect(await faults()).toEqual([]);
}, 180_000);
