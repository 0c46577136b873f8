/** What operators set of the exchange. */
export interface ExchangeFigures {
  open: boolean;
  /** XGold for one XCoin while the pool empties as fast as the day goes by. */
  base: number;
  lowest: number;
  highest: number;
  perExchange: number;
  perDay: number;
  /** XCoin that a country's members may have in a day. */
  pool: number;
}

/** What was had of a country's pool: `before` is up to the beginning of `minute`. */
export interface Sold {
  sold: number;
  minute: number;
  before: number;
}

/** The minute of a moment, counted from the beginning of time. */
export const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000);

/** What the rate of a minute rests on. */
export const soldBefore = (row: Sold | undefined, minute: number): number =>
  row === undefined ? 0 : row.minute >= minute ? row.before : row.sold;

/**
 * XGold for one XCoin. Demand is how far the pool is ahead of the day: where it empties as fast as the day goes by the
 * rate is the base; it rises towards the highest when the pool goes faster, and falls towards the lowest when it goes
 * slower. `elapsed` is the part of the day that is over, 0 to 1.
 */
export function rateOf({ base, lowest, highest, pool }: ExchangeFigures, sold: number, elapsed: number): number {
  const share = pool === 0 ? 1 : Math.min(1, sold / pool);
  const ahead = share - elapsed;
  return Math.round(base + ahead * (ahead > 0 ? highest - base : base - lowest));
}

/** XCoin that a member may still have today: of their own, and of what is left to their country. */
export const leftToday = ({ perDay, pool }: ExchangeFigures, own: number, sold: number): number =>
  Math.max(0, Math.min(perDay - own, pool - sold));

/** Whether a quote still holds. One from after now is a clock's that has jumped: it holds no longer than another. */
export const isHonoured = (quotedAt: Date, now: Date, seconds: number): boolean =>
  Math.abs(now.getTime() - quotedAt.getTime()) < seconds * 1000;

/** Why nobody may have so many XCoin now; nothing where they may. */
export function whyNot(
  { open, perExchange }: ExchangeFigures,
  left: number,
  xcoin: number,
):
  | 'economy.exchange_closed'
  | 'economy.exchange_too_many'
  | 'economy.redemption_over'
  | 'economy.left_today'
  | undefined {
  if (!open) return 'economy.exchange_closed';
  if (xcoin > perExchange) return 'economy.exchange_too_many';
  if (left === 0) return 'economy.redemption_over';
  return xcoin > left ? 'economy.left_today' : undefined;
}
