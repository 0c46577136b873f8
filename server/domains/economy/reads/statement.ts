import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { Currency, StatementRow } from '../../../../contract/domains/economy/shapes.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import type { MoneyReason } from '../../../platform/money-reason.ts';
import { presentEntry } from '../present.ts';
import { accountOf } from '../rules/ledger.ts';
import { entriesBefore, type Range } from '../sql/statement.ts';

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
  return rows.map((row) => presentEntry(row, { currency, locale, reason: reasonOf(row.reason) }));
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
