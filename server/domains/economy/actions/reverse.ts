import type { MoneyReason } from '../../../platform/money-reason.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isReversible } from '../rules/ledger.ts';
import { transferEntries } from '../sql/transfers.ts';
import { claim, type Moving, post } from './transfer.ts';

export interface Reversal {
  /** The number of what is to be undone. */
  transfer: number;
  reason: MoneyReason;
  byUid?: number;
}

/**
 * Undoes a transfer by another one, whole and once: nothing that was written is changed. Refused where it was undone
 * before, where somebody hasn't got any more what they would give back, and for what has a way back of its own.
 */
export async function reverse(ctx: Moving, { transfer, reason, byUid }: Reversal): Promise<number> {
  const first = await transferEntries(ctx.db, transfer);
  if (!isReversible(first)) return refuse('economy.not_reversible');
  const entries = first.entries.map((entry) => ({ ...entry, amount: -entry.amount }));
  const operation = {
    ...({ key: `reversed:${transfer}`, kind: 'reversed', reason, reference: String(transfer) } as const),
    ...(byUid === undefined ? {} : { byUid }),
  };
  const { transfer: id, repeated } = await claim(ctx, operation, entries);
  if (repeated) return refuse('economy.reversed_before');
  await post(ctx, id, operation, entries);
  return id;
}
