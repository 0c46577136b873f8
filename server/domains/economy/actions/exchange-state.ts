import { exchangeLimits } from '../../../../contract/domains/economy/exchange-limits.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { daysAfter, utcDay } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn, dayShareIn } from '../../../platform/time-zone.ts';
import {
  type ExchangeFigures,
  isHonoured,
  leftToday,
  minuteOf,
  rateOf,
  type Sold,
  soldBefore,
  whyNot,
} from '../rules/exchange.ts';
import { accountOf } from '../rules/ledger.ts';
import { exchangePools, exchangeSetting } from '../settings.ts';
import { exchangedFrom, isPaid, lockPool, type OrderRow, type PoolDay, poolOf } from '../sql/exchange.ts';
import { isUidAuth } from './uid-auth.ts';

interface Asked {
  uid: number;
  cid: number;
  xcoin?: number | undefined;
  uid_auth?: string | undefined;
}

/**
 * Refuses what isn't the caller's own. A page's form, and a page that is drawn, carry no token to make the value of: for
 * them stands the session whose page it is.
 */
export function requireOwn({ actor }: MemberCtx, uid: number): void {
  if (uid !== actor.uid) refuse('economy.foreign_uid');
}

export function requireAuth(ctx: MemberCtx, { uid_auth = '', ...asked }: Asked): void {
  requireOwn(ctx, asked.uid);
  const { token } = ctx.asked;
  if (token !== undefined && !isUidAuth(uid_auth, token, asked)) refuse('economy.bad_auth');
}

/** How the exchange stands for a member at a moment. */
export interface ExchangeState {
  figures: ExchangeFigures;
  pool: PoolDay;
  sold: Sold | undefined;
  rate: number;
  left: number;
}

/** Its figures, rate and what is left; `lock` lets nobody else of the country exchange until the transaction ends. */
export async function exchangeState(
  { actor, db, now }: MemberCtx,
  settings: SettingsReader,
  lock = false,
): Promise<ExchangeState> {
  const figures = await figuresFor(settings, actor.countryFid);
  const pool = { fid: actor.countryFid, day: dayIn(actor.timeZone, now) };
  const sold = lock ? await lockPool(db, pool) : await poolOf(db, pool);
  // What was had further east, where it is tomorrow already, counts for who has moved west since.
  const own = await exchangedFrom(db, actor.uid, pool.day, utcDay(daysAfter(new Date(pool.day), 1)));
  return {
    ...{ figures, pool, sold },
    rate: rateOf(figures, soldBefore(sold, minuteOf(now)), dayShareIn(actor.timeZone, now)),
    left: leftToday(figures, own, sold?.sold ?? 0),
  };
}

/** What operators set of the exchange, with the pool of a country that has one of its own. */
async function figuresFor(settings: SettingsReader, fid: number): Promise<ExchangeFigures> {
  const [figures, pools] = [await settings.get(exchangeSetting), await settings.get(exchangePools)];
  const country = countryOfFid(fid);
  return { ...figures, pool: (country && pools[country.code]) ?? figures.pool };
}

/** Refuses a number of XCoin that may not be had now; without one too. */
export function requireNumber({ figures, left }: ExchangeState, xcoin: number | undefined): number {
  if (xcoin === undefined) return refuse('economy.number_missing');
  const why = whyNot(figures, left, xcoin);
  if (why) refuse(why, { values: { max: figures.perExchange, left } });
  return xcoin;
}

/** Refuses more than one exchange may be of, whichever order is open (R-EXC-009). */
export async function requireOneExchange({ actor }: MemberCtx, settings: SettingsReader, xcoin: number): Promise<void> {
  const { perExchange: max } = await figuresFor(settings, actor.countryFid);
  if (xcoin > max) refuse('economy.exchange_too_many', { values: { max, left: 0 } });
}

/** Refuses who has less XGold than it costs, with how much is lacking (R-EXC-013). */
export function requireXgold(balance: number, xgold: number): void {
  const needXGold = xgold - balance;
  if (needXGold > 0) refuse('economy.need_xgold', { values: { xgold: needXGold }, extra: { data: { needXGold } } });
}

/** The key under which an order is paid, once. */
export const keyOf = (order: number): string => `exchange:${order}`;

/** Refuses an order that is no longer the outstanding one: as made where it was paid. */
export async function refuseEnded(
  { actor, db }: MemberCtx,
  asked: number | undefined,
  otherwise: 'economy.no_order' | 'economy.order_changed',
): Promise<never> {
  const made = asked !== undefined && (await isPaid(db, keyOf(asked), accountOf(actor.uid, 'xcoin')));
  return refuse(made ? 'economy.exchange_made' : otherwise);
}

export const isOutstanding = (order: OrderRow | undefined, now: Date): order is OrderRow =>
  order !== undefined && isHonoured(order.at, now, exchangeLimits.honoured);
