import type pg from 'pg';
import { balancesOf, proveLedger, voidExpiredHolds } from '../../server/domains/economy/index.ts';
import type { Db } from '../../server/platform/context.ts';
import { type Holding, lastsMs } from './holds.ts';
import { doneOf, type Journal } from './load.ts';
import { begunWith, figure, type Setting } from './setting.ts';

interface Found {
  db: Db;
  pool: pg.Pool;
  setting: Setting;
  journal: Journal;
  holding: Holding;
}

export interface Verdict {
  faults: string[];
  transfers: number;
  accounts: number;
}

/**
 * Proves what the database holds against what was acknowledged: every act has its answer by now, so both must be equal,
 * to the last piece and XCoin.
 */
export async function verify(found: Found): Promise<Verdict> {
  const { db, journal } = found;
  await voidExpiredHolds(db, new Date(Date.now() + 2 * lastsMs));
  const proof = await proveLedger(db);
  const faults = [
    ...journal.wrong,
    ...proof.faults.map(({ what, id }) => `${what} (${id})`),
    ...(await balanceFaults(found)),
    ...(await counted(found)),
    ...(await stockFaults(found)),
    ...(await holdFaults(found)),
    ...(await messageFaults(found)),
    ...(await replyFaults(found)),
  ];
  return { faults, transfers: proof.transfers, accounts: proof.accounts };
}

const unequal = (what: string, is: number, should: number): string[] =>
  is === should ? [] : [`${what}: ${is} in place of ${should}`];

/** What each member has, by the answers alone. */
async function balanceFaults({ db, setting: { members, posts }, journal }: Found): Promise<string[]> {
  const xgold = new Map(members.map(({ uid }) => [uid, begunWith.xgold as number]));
  const xcoin = new Map(members.map(({ uid }) => [uid, begunWith.xcoin as number]));
  const add = (to: Map<number, number>, uid: number, amount: number) => void to.set(uid, to.get(uid)! + amount);
  const days = doneOf(journal, 'economy.check-in').map(({ who, answer: { data } }) => [who.uid, data] as const);
  const firstOfDay = new Map(days.map(([uid, data]) => [`${uid} ${data.day}`, [uid, data.today_total] as const]));
  for (const [uid, amount] of firstOfDay.values()) add(xgold, uid, amount);
  const author = new Map(posts.map(({ pid, authorid }) => [pid, authorid]));
  for (const { who, input } of doneOf(journal, 'threads.reward-post')) {
    add(xgold, who.uid, -Number(input.xid));
    add(xgold, author.get(Number(input.pid))!, Number(input.xid));
  }
  for (const { who, answer } of doneOf(journal, 'economy.exchange')) {
    add(xgold, who.uid, -answer.data.order.xgold);
    add(xcoin, who.uid, answer.data.order.xcoin);
  }
  const bought = new Map(doneOf(journal, 'store.pay').map((one) => [one.answer.data.order_id, one]));
  for (const { who, answer } of bought.values()) add(xcoin, who.uid, -answer.data.shop_price);
  for (const { input } of doneOf(journal, 'store.refund')) {
    const { who, answer } = bought.get(Number(input.order_id))!;
    add(xcoin, who.uid, answer.data.shop_price);
  }
  const has = await balancesOf(
    { db, reads: () => undefined },
    members.map(({ uid }) => uid),
  );
  return members.flatMap(({ uid }) => [
    ...unequal(`XGold of ${uid}`, has(uid).xgold, xgold.get(uid)!),
    ...unequal(`XCoin of ${uid}`, has(uid).xcoin, xcoin.get(uid)!),
  ]);
}

/** As many rows and transfers of each kind as acts were acknowledged: none lost, none twice. */
async function counted({ pool, journal }: Found): Promise<string[]> {
  const rewards = doneOf(journal, 'threads.reward-post').length;
  const exchanges = doneOf(journal, 'economy.exchange').length;
  const orders = doneOf(journal, 'store.pay').map(({ answer }) => answer.data.order_id);
  const refunds = doneOf(journal, 'store.refund').map(({ input }) => Number(input.order_id));
  const transfers = (reason: string) =>
    figure(pool, 'select count(*) from economy.transfers where reason = $1', [reason]);
  const stored = 'select count(*) from store.orders where order_id = any($1)';
  return [
    ...unequal('rewards', await figure(pool, 'select count(*) from threads.rewards'), rewards),
    ...unequal('rewards of posts', await figure(pool, 'select sum(rewards) from threads.posts'), rewards),
    ...unequal('transfers of rewards', await transfers('reward'), rewards),
    ...unequal('transfers of exchanges', await transfers('exchange'), exchanges),
    ...unequal('transfers of purchases', await transfers('store_purchase'), orders.length),
    ...unequal('transfers of refunds', await transfers('store_refund'), refunds.length),
    ...unequal('orders', await figure(pool, 'select count(*) from store.orders'), orders.length),
    ...unequal('acknowledged orders', await figure(pool, stored, [orders]), orders.length),
    ...unequal('refunded orders', await figure(pool, `${stored} and status = 'refunded'`, [refunds]), refunds.length),
  ];
}

/** Pieces and codes that are left, and a code for each voucher that was sold. */
async function stockFaults({ pool, setting: { goods }, journal }: Found): Promise<string[]> {
  const sold = doneOf(journal, 'store.pay').map(({ answer }) => answer.data);
  const goodsOf = new Map(sold.map(({ order_id, goods_id }) => [order_id, goods_id]));
  const refunded = doneOf(journal, 'store.refund').map(({ input }) => goodsOf.get(Number(input.order_id)));
  const faults: string[] = [];
  for (const { goods_id, stock, comesBack } of goods) {
    const gone = sold.filter((order) => order.goods_id === goods_id).length;
    const back = comesBack ? refunded.filter((id) => id === goods_id).length : 0;
    const left = await figure(pool, 'select stock from store.goods where goods_id = $1', [goods_id]);
    faults.push(...unequal(`stock of ${goods_id}`, left, stock - gone + back));
    if (comesBack) continue;
    const codes = 'select count(distinct order_id) from store.codes where goods_id = $1 and order_id is not null';
    faults.push(...unequal(`codes of ${goods_id}`, await figure(pool, codes, [goods_id]), gone));
  }
  return faults;
}

async function holdFaults({ db, pool, holding }: Found): Promise<string[]> {
  const has = await balancesOf({ db, reads: () => undefined }, holding.holders);
  return [
    ...unequal(
      'holds that are stuck',
      await figure(pool, `select count(*) from economy.holds where status = 'pending'`),
      0,
    ),
    ...unequal('holds', await figure(pool, 'select count(*) from economy.holds'), holding.made()),
    ...holding.holders.flatMap((uid) => unequal(`XGold of holder ${uid}`, has(uid).xgold, holding.should(uid))),
  ];
}

/** Every acknowledged message once, under the number that its answer named, and numbers without a gap. */
async function messageFaults({ pool, setting: { group }, journal }: Found): Promise<string[]> {
  const said = doneOf(journal, 'messages.say');
  const { rows } = await pool.query<{ id: string; client_id: string; text: string }>(
    'select id, client_id, text from messages.messages where room = $1 order by id',
    [group],
  );
  const stored = new Map(rows.map(({ id, client_id, text }) => [client_id, { id: Number(id), text }]));
  const lost = said.filter(({ input, answer }) => {
    const row = stored.get(String(input.clientID));
    return row?.id !== answer.data.message.ID || row.text !== input.text;
  });
  return [
    ...unequal('messages', rows.length, said.length),
    ...unequal('messages under one name', stored.size, rows.length),
    ...unequal('the last number of the group', Number(rows.at(-1)?.id ?? 0), rows.length),
    ...lost.map(({ input }) => `message ${input.clientID} is not as it was answered`),
  ];
}

/** Every acknowledged reply once, as it was sent, and no other. */
async function replyFaults({ pool, setting: { posts }, journal }: Found): Promise<string[]> {
  const written = doneOf(journal, 'threads.new-reply');
  const tids = posts.map(({ tid }) => tid);
  const { rows } = await pool.query<{ pid: number; message: string }>(
    'select pid, message from threads.posts where tid = any($1) and position > 1',
    [tids],
  );
  const stored = new Map(rows.map(({ pid, message }) => [pid, message]));
  const lost = written.filter(({ input, answer }) => !stored.get(answer.data.pid)?.includes(String(input.message)));
  return [
    ...unequal('replies', rows.length, written.length),
    ...lost.map(({ answer }) => `reply ${answer.data.pid} is not as it was answered`),
  ];
}
