import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { type Currency, type TransferKind, transferKinds } from '../../../contract/domains/economy/shapes.ts';
import { plainFigures } from '../../../contract/primitives/figures.ts';
import type { Caller } from '../../api/wire.ts';
import { redirect } from '../../router/answers.ts';

export type Wallet = DataOf<Calls['economy.wallet']>;
export type StatementPage = DataOf<Calls['economy.statement']>;
export type Entry = StatementPage['list'][number];
export type Held = DataOf<Calls['economy.balance-at']>;

/** What a statement shows: one currency, and all kinds or one. */
export interface Shown {
  currency: Currency;
  kind?: TransferKind | undefined;
}

/** A statement as it opens. */
export interface Log {
  shown: Shown;
  first: StatementPage;
}

/** The wallet; where its pages don't open, the reader is led to their posts (R-WAL-002). */
export async function readOpenWallet(call: Caller): Promise<Wallet> {
  const { data } = await call('economy.wallet', {});
  if (!data.open) throw redirect('/ucenter/account/posts');
  return data;
}

/** Entries below a place, 0 for the newest. */
export const readStatement = async (call: Caller, shown: Shown, before: number): Promise<StatementPage> =>
  (await call('economy.statement', { ...shown, before })).data;

/** The part of a statement that an address asks for: `?kind=spent&before=120`. */
export async function readLogPage(call: Caller, currency: Currency, url: string): Promise<Log> {
  const asked = new URL(url).searchParams;
  const kind = transferKinds.find((each) => each === asked.get('kind'));
  const before = Number(asked.get('before') ?? 0);
  const shown = { currency, kind };
  return { shown, first: await readStatement(call, shown, Number.isSafeInteger(before) && before > 0 ? before : 0) };
}

/** What one had at the end of the day that an address names, `?day=2026-11-01`; null where it names none. */
export async function readBalanceOn(call: Caller, url: string): Promise<{ day: string; held: Held } | null> {
  const day = plainFigures(new URL(url).searchParams.get('day') ?? '');
  if (!isDay(day)) return null;
  return { day, held: (await call('economy.balance-at', { at: day })).data };
}

const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && Date.parse(day) > 0 && new Date(day).toISOString().startsWith(day);
