import type { Currency, TransferKind } from '../../../../contract/domains/economy/shapes.ts';
import type { MoneyReason } from '../../../platform/money-reason.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { holdReturned } from '../events.ts';
import { holdReleased } from '../money.ts';
import { balanceTag } from '../reads/balances-of.ts';
import { accountOf, entriesOf, ownerOf, type Party } from '../rules/ledger.ts';
import { endHold, type HoldRow, insertHold, lockHold } from '../sql/holds.ts';
import type { Office } from './office.ts';
import { claim, type Moving, post, type Receipt, transfer } from './transfer.ts';

export interface NewHold {
  key: string;
  uid: number;
  currency: Currency;
  amount: number;
  reason: MoneyReason;
  reference?: string;
  /** Another member, who sees that it waits for them. */
  forUid?: number;
  /** Unless it is posted before, the member has the money back then. */
  expiresAt: Date;
}

/** What a hold is posted to, and what is said of it. */
export interface Posting {
  to: Party;
  kind: TransferKind;
  reason: MoneyReason;
  reference?: string;
  byUid?: number;
}

/**
 * Sets a member's money aside: nobody spends it twice, and what becomes of it is said later. The receipt's transfer is
 * the hold's number. The same key again gives the first receipt, also where the hold has ended.
 */
export async function hold(
  ctx: Moving,
  { uid, currency, amount, expiresAt, forUid, ...rest }: NewHold,
): Promise<Receipt> {
  const movements = [{ from: uid, to: 'held', currency, amount }] as const;
  const receipt = await transfer(ctx, { ...rest, kind: 'held', movements });
  if (!receipt.repeated) {
    if (expiresAt <= ctx.now) throw new Error('a hold that is over before it begins');
    const account = accountOf(uid, currency);
    const row = { transfer: receipt.transfer, account, currency, amount, expires_at: expiresAt };
    await insertHold(ctx.db, { ...row, for_uid: forUid ?? null });
    if (forUid !== undefined) ctx.stale(balanceTag(forUid));
  }
  return receipt;
}

/** Pays a hold to whom it is for. Again it gives the first receipt; one that was given back, or is over, is refused. */
export async function postHold(ctx: Moving, number: number, { to, ...posting }: Posting): Promise<Receipt> {
  const row = await knownHold(ctx, number);
  const { status, account, currency, amount } = row;
  if (status !== 'posted' && !isOpen(row, ctx.now)) return refuse('economy.hold_ended');
  const movements = [{ from: 'held', to, currency, amount }] as const;
  const receipt = await transfer(ctx, { ...posting, key: `posted:${number}`, movements });
  if (receipt.repeated) return receipt;
  await endHold(ctx.db, number, 'posted', receipt.transfer);
  // Their statement says that it waits no longer.
  ctx.stale(balanceTag(ownerOf(account)!));
  return receipt;
}

/** Gives a hold back to its member. Again it gives the first receipt; one that was posted is refused. */
export async function voidHold(ctx: Moving, number: number, status: 'voided' | 'expired' = 'voided'): Promise<Receipt> {
  const row = await knownHold(ctx, number);
  if (row.status === 'posted') return refuse('economy.hold_ended');
  return release(ctx, row, { status });
}

/** Gives back a hold that waits, whatever of its time is left, because an operator says so. */
export async function voidHoldByHand(ctx: Office, number: number, reason: string): Promise<void> {
  const row = (await lockHold(ctx.db, number)) ?? refuse('economy.hold_unknown');
  if (row.status !== 'pending') refuse('economy.hold_over');
  await release(ctx, row, { status: 'voided', byUid: ctx.actor.uid });
  const { account, currency, amount } = row;
  const whose = { uid: ownerOf(account)!, subject: `#${number}` };
  await recordAudit(ctx, { ...whose, action: 'economy.void-hold', after: { [currency]: amount }, reason });
}

interface Release {
  status: 'voided' | 'expired';
  byUid?: number;
}

/** Whoever gives it back, it is the same giving back: the job may come a moment after an operator. */
async function release(ctx: Moving, hold: HoldRow, { status, byUid }: Release): Promise<Receipt> {
  const { transfer: number, account, currency, amount, for_uid: forUid } = hold;
  const key = `released:${number}`;
  const operation = { key, kind: 'released', reason: holdReleased, reference: String(number) } as const;
  const entries = entriesOf([{ from: 'held', to: ownerOf(account)!, currency, amount }]);
  const receipt = await claim(ctx, operation, entries);
  if (receipt.repeated) return receipt;
  await post(ctx, receipt.transfer, { ...operation, ...(byUid !== undefined && { byUid }) }, entries);
  await endHold(ctx.db, number, status, receipt.transfer);
  if (forUid !== null) ctx.stale(balanceTag(forUid));
  ctx.emit(holdReturned({ hold: number }));
  return receipt;
}

const isOpen = ({ status, expires_at }: HoldRow, now: Date): boolean => status === 'pending' && expires_at > now;

/** Locked first, so that of two who end it one finds it ended. */
const knownHold = async ({ db }: Moving, number: number): Promise<HoldRow> => {
  const row = await lockHold(db, number);
  if (!row) throw new Error(`there is no hold ${number}`);
  return row;
};
