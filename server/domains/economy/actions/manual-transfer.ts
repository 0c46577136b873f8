import { manualLimits } from '../../../../contract/domains/economy/limits.ts';
import type { Currency, ManualWay } from '../../../../contract/domains/economy/shapes.ts';
import { daysAfter } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Audited, recordAudit } from '../../moderation/index.ts';
import { movedByHand } from '../events.ts';
import { byHand } from '../money.ts';
import { accountOf } from '../rules/ledger.ts';
import { wantsApproval, whyNotDecide } from '../rules/manual.ts';
import { lockAccount } from '../sql/accounts.ts';
import { decideManual, insertManual, lockManual, type ManualRow, nextManualId } from '../sql/manual-transfers.ts';
import type { Office } from './office.ts';
import { transfer } from './transfer.ts';

export interface ManualTransfer {
  uid: number;
  way: ManualWay;
  currency: Currency;
  amount: number;
  /** Why, as the member reads it. */
  shown: string;
  /** Why, for the audit trail. */
  reason: string;
}

/** Gives money to a member, or takes it from them; what is above the limit waits for a second operator. */
export async function makeManualTransfer(ctx: Office, asked: ManualTransfer): Promise<ManualRow> {
  const { actor, db, now } = ctx;
  if (asked.uid === actor.uid) refuse('economy.own_account');
  await requireEnough(ctx, asked);
  const row = {
    ...{ ...asked, id: await nextManualId(db), asked_by: actor.uid, asked_at: now },
    expires_at: daysAfter(now, manualLimits.waitingDays),
  };
  const waits = wantsApproval(asked.amount);
  await recordAudit(ctx, { ...auditOf(row), action: waits ? 'economy.ask-transfer' : 'economy.transfer' });
  if (waits) return insertManual(db, { ...row, status: 'waiting', transfer: null });
  return insertManual(db, { ...row, status: 'paid', transfer: await pay(ctx, row) });
}

export interface Approval {
  id: number;
  /** Whose money, and how much, as the second operator saw it. */
  uid: number;
  amount: number;
  reason: string;
}

/** Makes a transfer that another operator asked for: of two who approve it at once the second finds it decided. */
export async function approveManualTransfer(ctx: Office, { id, uid, amount, reason }: Approval): Promise<ManualRow> {
  const row = await openRequest(ctx, id);
  if (row.uid !== uid || row.amount !== amount) refuse('economy.request_changed');
  await requireEnough(ctx, row);
  return decide(ctx, row, { status: 'paid', transfer: await pay(ctx, row), reason });
}

/** Refuses what another operator asked for; nothing moves. */
export async function refuseManualTransfer(ctx: Office, { id, reason }: Pick<Approval, 'id' | 'reason'>) {
  return decide(ctx, await openRequest(ctx, id), { status: 'refused', transfer: null, reason });
}

async function openRequest({ actor, db, now }: Office, id: number): Promise<ManualRow> {
  const row = (await lockManual(db, id)) ?? refuse('economy.request_unknown');
  const why = whyNotDecide(row, actor.uid, now);
  return why === undefined ? row : refuse(why);
}

/** What isn't there is not taken: debts are of what was earned wrongly, and later earnings pay them. */
async function requireEnough({ db }: Office, { uid, way, currency, amount }: Omit<ManualTransfer, 'shown' | 'reason'>) {
  if (way === 'give') return;
  const { balance } = await lockAccount(db, { account: accountOf(uid, currency), uid, currency });
  if (balance < amount) refuse('economy.member_has_less', { values: { has: balance, currency } });
}

type Payable = Pick<ManualRow, 'id' | 'uid' | 'way' | 'currency' | 'amount' | 'shown' | 'asked_by'>;

/** Moves the money, once for each row whoever asks; the number of the transfer. */
async function pay(ctx: Office, { id, uid, way, currency, amount, shown, asked_by }: Payable): Promise<number> {
  const between = way === 'give' ? ({ from: 'mint', to: uid } as const) : ({ from: uid, to: 'mint' } as const);
  const key = `manual:${id}`;
  const receipt = await transfer(ctx, {
    ...{ key, kind: way === 'give' ? 'given' : 'taken-back', reason: byHand, reference: key, byUid: asked_by },
    movements: [{ ...between, currency, amount }],
  });
  ctx.emit(movedByHand({ uid, way, currency, amount, shown, transfer: receipt.transfer }));
  return receipt.transfer;
}

interface Verdict {
  status: 'paid' | 'refused';
  transfer: number | null;
  reason: string;
}

async function decide(ctx: Office, row: ManualRow, { status, transfer: moved, reason }: Verdict): Promise<ManualRow> {
  const decision = { status, transfer: moved, decided_by: ctx.actor.uid, decided_at: ctx.now, decision: reason };
  await decideManual(ctx.db, row.id, decision);
  const action = status === 'paid' ? 'economy.approve-transfer' : 'economy.refuse-transfer';
  await recordAudit(ctx, { ...auditOf(row), action, reason });
  return { ...row, ...decision };
}

const auditOf = ({ id, uid, way, currency, amount, shown, reason }: Payable & { reason: string }) =>
  ({
    ...{ uid, subject: `#${id}`, reason },
    after: { [currency]: way === 'give' ? amount : -amount, shown },
  }) satisfies Omit<Audited, 'action'>;
