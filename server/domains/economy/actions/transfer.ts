import { createHash } from 'node:crypto';
import type { Currency, TransferKind } from '../../../../contract/domains/economy/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { MoneyReason } from '../../../platform/money-reason.ts';
import { refuse } from '../../../platform/refusal.ts';
import { memberCredited } from '../events.ts';
import { debtSettled } from '../money.ts';
import { balanceTag } from '../reads/balances-of.ts';
import { type Balance, type Entry, entriesOf, type Movement, ownerOf, settlementOf } from '../rules/ledger.ts';
import { changeDebt } from '../sql/accounts.ts';
import { claimKey, writeTransfer } from '../sql/transfers.ts';

/** Money moves inside the transaction of the action that moves it. */
export type Moving = Pick<Ctx, 'db' | 'now' | 'emit' | 'stale'>;

/** What a transfer says of itself, whatever it moves. */
interface Operation {
  /** Unique over the whole site and the same at every try: what may happen once has one key, `register:1001`. */
  key: string;
  kind: TransferKind;
  reason: MoneyReason;
  /** What it is for: `pid:7`, `2026-11`. Nobody earns twice for one reason and reference. */
  reference?: string;
  /** Who made it happen, where it is somebody else: an operator, a moderator. */
  byUid?: number;
  /** What comes by it pays a debt first, as whatever is earned does. */
  settles?: boolean;
}

export interface Order extends Operation {
  movements: readonly Movement[];
}

export interface Receipt {
  transfer: number;
  /** The key had been used before, and nothing moved now. */
  repeated: boolean;
}

/**
 * Moves money, all of it or none: refuses what somebody doesn't have. The same key again gives the first receipt and
 * moves nothing; the same key with another content is a bug.
 */
export async function transfer(ctx: Moving, order: Order): Promise<Receipt> {
  const entries = entriesOf(order.movements);
  const receipt = await claim(ctx, order, entries);
  if (!receipt.repeated) await post(ctx, receipt.transfer, order, entries);
  return receipt;
}

/** Takes the key of an operation; `content` is whatever would make it another operation. */
export async function claim({ db }: Moving, operation: Operation, content: unknown): Promise<Receipt> {
  const hash = contentHash(operation, content);
  const { transfer: id, content: first, repeated } = await claimKey(db, operation.key, hash);
  if (!first.equals(hash)) throw new Error(`the money key ${operation.key} was used for something else before`);
  return { transfer: id, repeated };
}

/** Distinguishes an operation from another one under its key. */
export function contentHash({ kind, reason, reference = '', byUid }: Operation, content: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([kind, reason.name, reference, byUid ?? 0, content]))
    .digest();
}

/** Writes a transfer under its number, or refuses what somebody doesn't have. */
export async function post(ctx: Moving, id: number, operation: Operation, entries: readonly Entry[]): Promise<void> {
  const { kind, reason, reference = '', byUid, settles = kind === 'earned' } = operation;
  const row = { id, kind, reason: reason.name, reference, by_uid: byUid ?? null, at: ctx.now };
  const outcome = await writeTransfer(ctx.db, { row, entries });
  if (outcome.lacks) return refuse(tooLittle[outcome.lacks]);
  const stands = new Map(outcome.after.map((balance) => [balance.account, balance]));
  for (const { account, currency, amount } of entries) {
    const uid = ownerOf(account);
    if (uid === undefined) continue;
    ctx.stale(balanceTag(uid));
    if (amount > 0)
      ctx.emit(memberCredited({ uid, currency, amount, kind, reason: reason.name, reference, transfer: id }));
  }
  for (const entry of settles ? entries : []) {
    const balance = stands.get(entry.account);
    if (balance && balance.debt > 0 && entry.amount > 0) await settle(ctx, operation.key, entry, balance);
  }
}

const tooLittle = { xgold: 'economy.insufficient', xcoin: 'economy.insufficient_xcoin' } as const satisfies Record<
  Currency,
  string
>;

/** What was earned pays the debt first, as a transfer of its own, so that the member sees both. */
async function settle(ctx: Moving, key: string, { account, currency, amount }: Entry, row: Balance): Promise<void> {
  const settled = settlementOf(row.debt, amount);
  const operation = { key: `settled:${account}:${key}`, kind: 'settled', reason: debtSettled, reference: key } as const;
  const entries = entriesOf([{ from: ownerOf(account)!, to: 'mint', currency, amount: settled }]);
  const { transfer: id } = await claim(ctx, operation, entries);
  await post(ctx, id, operation, entries);
  await changeDebt(ctx.db, account, id, -settled);
}
