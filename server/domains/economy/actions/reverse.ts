import type { MoneyReason } from '../../../platform/money-reason.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isReversible, oppositeOf } from '../rules/ledger.ts';
import { claimKey, transferEntries } from '../sql/transfers.ts';
import { contentHash, type Moving, post } from './transfer.ts';

export interface Reversal {
  /** The number of what is to be undone. */
  transfer: number;
  reason: MoneyReason;
  byUid?: number;
}

/**
 * Undoes a transfer by another one, whole and once: nothing that was written is changed. What comes back of a taking-back
 * settles what is owed then, as if it were earned anew: whether it was earned before the taking or after leaves the same.
 * Refused where it was undone before, where somebody hasn't got any more what they would give back, and for what has a
 * way back of its own.
 */
export async function reverse(ctx: Moving, { transfer, reason, byUid }: Reversal): Promise<number> {
  const first = await transferEntries(ctx.db, transfer);
  if (!isReversible(first)) return refuse('economy.not_reversible');
  const entries = oppositeOf(first);
  const operation = {
    ...({ key: `reversed:${transfer}`, kind: 'reversed', reason, reference: String(transfer) } as const),
    ...(byUid === undefined ? {} : { byUid }),
    settles: first.kind === 'taken-back',
  };
  // The key alone says what is undone: it is the same reversal for another reason, and by another operator.
  const { transfer: id, repeated } = await claimKey(ctx.db, operation.key, contentHash(operation, entries));
  if (repeated) return refuse('economy.reversed_before');
  await post(ctx, id, operation, entries);
  return id;
}
