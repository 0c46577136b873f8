import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import { statementLimits } from '../../../../contract/domains/economy/limits.ts';
import type { Currency, StatementRow } from '../../../../contract/domains/economy/shapes.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import type { MoneyReason } from '../../../platform/money-reason.ts';
import { byHand } from '../money.ts';
import { presentEntry } from '../present.ts';
import { accountOf } from '../rules/ledger.ts';
import { shownReasons } from '../sql/manual-transfers.ts';
import { countEntries, type EntryRow, entriesBefore, entriesOfReason, type Range } from '../sql/statement.ts';

type Calls = typeof economyCalls;

/** Why money moves, by the name that a transfer stores; undefined for one that this version doesn't know. */
export type ReasonOf = (name: string) => MoneyReason | undefined;

/** Some entries of a member's account, newest first, as they are read in the reader's language. */
export async function statementOf(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  reasonOf: ReasonOf,
  { uid, currency, ...range }: Range & { uid: number; currency: Currency },
): Promise<StatementRow[]> {
  const rows = await entriesBefore(db, accountOf(uid, currency), range);
  return presentRows({ db, locale }, reasonOf, { currency, rows });
}

/** Entries as they are read, with what an operator gave as the reason of theirs. */
async function presentRows(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  reasonOf: ReasonOf,
  { currency, rows }: { currency: Currency; rows: readonly EntryRow[] },
): Promise<StatementRow[]> {
  const moved = rows.filter(({ reason }) => reason === byHand.name).map(({ transfer }) => transfer);
  const shown = await shownReasons(db, moved);
  return rows.map((row) =>
    presentEntry(row, { currency, locale, reason: reasonOf(row.reason), shown: shown.get(row.transfer) }),
  );
}

interface MemberStatement {
  uid: number;
  currency: Currency;
  /** The place above the newest one wanted; null for the newest there is. */
  before: number | null;
  /** Only what was moved for it; empty for everything. */
  reason: string;
  rows: number;
}

/** A member's statement as operators read it; `next` is where it goes on, null at its end. */
export async function memberStatement(
  ctx: Pick<Ctx, 'db' | 'locale'>,
  reasonOf: ReasonOf,
  { uid, currency, before, reason, rows: most }: MemberStatement,
): Promise<{ list: (StatementRow & { reason: string })[]; next: number | null }> {
  const account = accountOf(uid, currency);
  const top = before ?? (await countEntries(ctx.db, account)) + 1;
  // Few of many may be of the reason: each question looks at so many and no more.
  const from = reason === '' ? 1 : Math.max(1, top - statementLimits.scanned);
  const found =
    reason === ''
      ? await entriesBefore(ctx.db, account, { before, rows: most + 1 })
      : await entriesOfReason(ctx.db, account, { before: top, from, reason, rows: most + 1 });
  const rows = found.slice(0, most);
  const list = await presentRows(ctx, reasonOf, { currency, rows });
  const last = found.length > most ? rows.at(-1)!.place : from;
  return { list: list.map((row, at) => ({ ...row, reason: rows[at]!.reason })), next: last > 1 ? last : null };
}

/** The caller's statement: a range of places, however deep. */
export const statement =
  (reasonOf: ReasonOf) =>
  async (
    ctx: MemberCtx,
    { currency, kind, before, limit }: InputOf<Calls['economy.statement']>,
  ): Promise<DataOf<Calls['economy.statement']>> => {
    const range = { before: before === 0 ? null : before, kind, rows: limit + 1 };
    const rows = await statementOf(ctx, reasonOf, { uid: ctx.actor.uid, currency, ...range });
    return { list: rows.slice(0, limit), more: rows.length > limit };
  };
