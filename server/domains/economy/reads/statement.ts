import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import { statementLimits } from '../../../../contract/domains/economy/limits.ts';
import type { Currency, IncomingMoney, StatementRow } from '../../../../contract/domains/economy/shapes.ts';
import type { MemberReadCtx, ReadCtx } from '../../../platform/context.ts';
import type { MoneyPages, MoneyReason } from '../../../platform/money-reason.ts';
import { byHand } from '../money.ts';
import { presentEntry } from '../present.ts';
import { accountOf } from '../rules/ledger.ts';
import { incomingHolds, pendingAmong, sumIncoming } from '../sql/holds.ts';
import { shownReasons } from '../sql/manual-transfers.ts';
import { countEntries, type EntryRow, entriesBefore, entriesOfReason, type Range } from '../sql/statement.ts';

type Calls = typeof economyCalls;

/** Why money moves, by the name that a transfer stores; undefined for one that this version doesn't know. */
export type ReasonOf = (name: string) => MoneyReason | undefined;

export interface StatementDeps {
  reasonOf: ReasonOf;
  /** Where a domain's entries lead. */
  pagesOf: (domain: string) => MoneyPages | undefined;
}

/** Some entries of the caller's account, newest first, as they are read in their language, with where they lead. */
export async function statementOf(
  ctx: Pick<MemberReadCtx, 'db' | 'locale' | 'actor'>,
  deps: StatementDeps,
  { currency, ...range }: Range & { currency: Currency },
): Promise<StatementRow[]> {
  const rows = await entriesBefore(ctx.db, accountOf(ctx.actor.uid, currency), range);
  const [list, pageOf] = await Promise.all([
    presentRows(ctx, deps.reasonOf, { currency, rows }),
    pagesOfRows(ctx, deps, rows),
  ]);
  return list.map((row, at) => ({ ...row, to: pageOf(rows[at]!) }));
}

/** What others have set aside for the caller, read as if it had come. */
async function incomingOf(
  ctx: Pick<MemberReadCtx, 'db' | 'locale' | 'actor'>,
  deps: StatementDeps,
  currency: Currency,
): Promise<IncomingMoney> {
  const { db, locale, actor } = ctx;
  const rows = await incomingHolds(db, actor.uid, currency, statementLimits.page);
  if (rows.length === 0) return { amount: 0, list: [] };
  const [amount, pageOf] = await Promise.all([sumIncoming(db, actor.uid, currency), pagesOfRows(ctx, deps, rows)]);
  const list = rows.map((row) => {
    const { transfer, amount: each, reference } = row;
    const reason = deps.reasonOf(row.reason);
    const { note, dateline } = presentEntry({ ...row, place: 0, held: 0, kind: 'given' }, { currency, locale, reason });
    return { transfer, amount: each, note, reference, to: pageOf(row), dateline };
  });
  return { amount, list };
}

/** What an entry was for, as the domain that moved it stored it. */
type Reasoned = Pick<EntryRow, 'reason' | 'reference'>;

/** Where entries lead: each domain is asked once for all of its own. */
async function pagesOfRows(
  ctx: Pick<MemberReadCtx, 'db' | 'actor'>,
  { reasonOf, pagesOf }: StatementDeps,
  rows: readonly Reasoned[],
): Promise<(row: Reasoned) => string> {
  const domainOf = ({ reason }: Reasoned) => reasonOf(reason)?.domain ?? '';
  const byDomain = Map.groupBy(rows, domainOf);
  const found = await Promise.all(
    [...byDomain].map(async ([domain, own]) => {
      const references = [...new Set(own.map(({ reference }) => reference))];
      return [domain, await pagesOf(domain)?.(ctx, references)] as const;
    }),
  );
  const pages = new Map(found);
  return (row) => pages.get(domainOf(row))?.get(row.reference) ?? '';
}

/** Entries as they are read, with what an operator gave as the reason of theirs. */
async function presentRows(
  { db, locale }: Pick<ReadCtx, 'db' | 'locale'>,
  reasonOf: ReasonOf,
  { currency, rows }: { currency: Currency; rows: readonly EntryRow[] },
): Promise<Omit<StatementRow, 'to'>[]> {
  const moved = rows.filter(({ reason }) => reason === byHand.name).map(({ transfer }) => transfer);
  const held = rows.filter(({ kind }) => kind === 'held').map(({ transfer }) => transfer);
  const [shown, waiting] = await Promise.all([shownReasons(db, moved), pendingAmong(db, held)]);
  return rows.map((row) =>
    presentEntry(row, {
      ...{ currency, locale, reason: reasonOf(row.reason) },
      ...{ shown: shown.get(row.transfer), waiting: waiting.has(row.transfer) },
    }),
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
  ctx: Pick<ReadCtx, 'db' | 'locale'>,
  reasonOf: ReasonOf,
  { uid, currency, before, reason, rows: most }: MemberStatement,
): Promise<{ list: (Omit<StatementRow, 'to'> & { reason: string })[]; next: number | null }> {
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
  (deps: StatementDeps) =>
  async (
    ctx: MemberReadCtx,
    { currency, kind, before, limit }: InputOf<Calls['economy.statement']>,
  ): Promise<DataOf<Calls['economy.statement']>> => {
    const range = { before: before === 0 ? null : before, kind, rows: limit + 1 };
    const first = before === 0 && (kind === undefined || kind === 'held');
    const [rows, incoming] = await Promise.all([
      statementOf(ctx, deps, { currency, ...range }),
      first ? incomingOf(ctx, deps, currency) : { amount: 0, list: [] },
    ]);
    return { list: rows.slice(0, limit), more: rows.length > limit, incoming };
  };
