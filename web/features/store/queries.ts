import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { wholeTyped } from '../../../contract/primitives/figures.ts';
import type { Caller } from '../../api/wire.ts';
import { pageOf } from '../../design/pages.ts';
import { readExchangeInfo } from '../economy/index.ts';
import { weeksUntil } from './weeks-until.ts';

export type GoodsPage = DataOf<Calls['store.goods-list']>;
export type Goods = GoodsPage['list'][number];
export type Checkout = DataOf<Calls['store.checkout']>;
export type OrdersPage = DataOf<Calls['store.my-goods-list']>;
export type OrderRow = OrdersPage['list'][number];
export type Order = DataOf<Calls['store.order-detail']>;
export type Code = Order['codes'][number];
export type Ticket = DataOf<Calls['store.find-code']>['ticket'];

/** A number that an address names; 0 where it names none. */
export function idIn(params: URLSearchParams, name: string): number {
  return Math.max(0, wholeTyped(params.get(name) ?? '') ?? 0);
}

/** A page of what a country is offered: of all kinds, or of the one that the address names. */
export async function readGoodsList(
  call: Caller,
  cid: number,
  url: string,
): Promise<{ type: number; page: GoodsPage }> {
  const params = new URL(url).searchParams;
  const named = idIn(params, 'type');
  const type = named <= 5 ? named : 0;
  return { type, page: (await call('store.goods-list', { cid, page: pageOf(params), type })).data };
}

const spendableShown = 2;

/** Some of what a country's members can have for XCoin now, of the newest goods what costs least first. */
export async function readSpendable(call: Caller, cid: number, now: number): Promise<Goods[]> {
  const { list } = (await call('store.goods-list', { cid, page: 1, pre_page: 50 })).data;
  return list
    .filter(({ store_count, sale_time }) => store_count > 0 && sale_time * 1000 <= now)
    .toSorted((a, b) => a.shop_price - b.shop_price)
    .slice(0, spendableShown);
}

const shopsShown = 3;

/** Where a country's members collect things: in how many shops, and some of them. */
export async function readPickUp(call: Caller, cid: number) {
  const { list } = (await call('store.shop-list', { cid })).data;
  return { count: list.length, shops: list.slice(0, shopsShown) };
}
export type PickUp = Awaited<ReturnType<typeof readPickUp>>;

export const readGoodsDetail = async (call: Caller, goods_id: number, cid: number): Promise<Goods> =>
  (await call('store.goods-detail', { goods_id, cid })).data;

/** What a member has and what stands in their way; `weeks` is about how many like their last one what is lacking takes. */
export interface OwnOfGoods extends Pick<Checkout, 'why' | 'why_text' | 'short' | 'xcoin'> {
  xgold: number;
  weeks: number | null;
}

/** One piece of goods as a member of a country meets it. */
export async function readOwnGoods(
  call: Caller,
  goods_id: number,
  viewer: { uid: number; countryFid: number },
): Promise<{ goods: Goods; own: OwnOfGoods }> {
  const [{ goods, why, why_text, short, xcoin }, wallet] = await Promise.all([
    readCheckout(call, goods_id),
    call('economy.wallet', {}),
  ]);
  const { xgold, earned } = wallet.data;
  const rate = why === 'economy.insufficient_xcoin' ? (await readExchangeInfo(call, viewer)).xcoinrate : 0;
  return { goods, own: { why, why_text, short, xcoin, xgold, weeks: weeksUntil({ short, rate, xgold, earned }) } };
}

/** What a purchase is decided on, in one visit of the checkout where it has begun. */
export const readCheckout = async (call: Caller, goods_id: number, timestamp?: string): Promise<Checkout> =>
  (await call('store.checkout', { goods_id, ...(timestamp !== undefined && { timestamp }) })).data;

export const readOrders = async (call: Caller, url: string): Promise<OrdersPage> =>
  (await call('store.my-goods-list', { page: pageOf(new URL(url).searchParams) })).data;

export const readOrderDetail = async (call: Caller, order_id: number): Promise<Order> =>
  (await call('store.order-detail', { order_id })).data;

/** What a code is for, where the reader redeems codes. */
export const readTicket = async (call: Caller, code: string): Promise<Ticket> =>
  (await call('store.find-code', { code })).data.ticket;
