import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import { statementLimits } from '../../../../contract/domains/economy/limits.ts';
import type { Currency, StatementRow } from '../../../../contract/domains/economy/shapes.ts';
import type { MemberReadCtx, ReadDb } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { accountOf } from '../rules/ledger.ts';
import { countEntries } from '../sql/statement.ts';
import { balancesOf } from './balances-of.ts';
import { type StatementDeps, statementOf } from './statement.ts';

type Calls = typeof economyCalls;
type Read<K extends keyof Calls> = (ctx: MemberReadCtx, input: InputOf<Calls[K]>) => Promise<DataOf<Calls[K]>>;

export interface LogDeps extends StatementDeps {
  /** A member's credits: answered by members, which stands above this domain, and plugged in app.ts. */
  creditsOf: (db: ReadDb, uid: number) => Promise<number>;
}

interface Log {
  list: StatementRow[];
  count: number;
  page: number;
  totalPage: number;
}

/** One page of a member's entries, by its number: places follow each other, so each page is a range of them. */
async function logOf(deps: LogDeps, ctx: MemberReadCtx, currency: Currency, page: number): Promise<Log> {
  const { uid } = ctx.actor;
  const count = await countEntries(ctx.db, accountOf(uid, currency));
  const before = count - (page - 1) * statementLimits.page + 1;
  const range = { before, rows: statementLimits.page };
  const list = before > 1 ? await statementOf(ctx, deps, { currency, ...range }) : [];
  return { list, count, page, totalPage: Math.ceil(count / statementLimits.page) };
}

/** The older clients name whose log they want: it may only be one's own. */
async function ownLists(
  deps: LogDeps,
  ctx: MemberReadCtx,
  { uid, currency, page }: { uid: number | undefined; currency: Currency; page: number },
): Promise<{ lists: StatementRow[]; count: number }> {
  if (uid !== undefined && uid !== ctx.actor.uid) refuse('economy.foreign_uid');
  const { list, count } = await logOf(deps, ctx, currency, page);
  return { lists: list, count };
}

export const xcoinLog =
  (deps: LogDeps): Read<'economy.xcoin-log'> =>
  (ctx, { page }) =>
    logOf(deps, ctx, 'xcoin', page);

export const xgoldLog =
  (deps: LogDeps): Read<'economy.xgold-log'> =>
  (ctx, { page }) =>
    logOf(deps, ctx, 'xgold', page);

/** The log of XGold with what the member has (the documents' Wallet). */
export const memberEditLog =
  (deps: LogDeps): Read<'economy.member-edit-log'> =>
  async (ctx, { page }) => {
    const { uid } = ctx.actor;
    const [{ list, count }, has, credits] = await Promise.all([
      logOf(deps, ctx, 'xgold', page),
      balancesOf(ctx, [uid]),
      deps.creditsOf(ctx.db, uid),
    ]);
    return { list, count, all_xglod: has(uid).xgold, all_credits: credits };
  };

export const ucenterXcoinLog =
  (deps: LogDeps): Read<'economy.ucenter-xcoin-log'> =>
  (ctx, { uid, page }) =>
    ownLists(deps, ctx, { uid, currency: 'xcoin', page });

export const ucenterGetXgold =
  (deps: LogDeps): Read<'economy.ucenter-get-xgold'> =>
  (ctx, { uid }) =>
    ownLists(deps, ctx, { uid, currency: 'xgold', page: 1 });
