import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { MemberReadCtx } from '../../platform/context.ts';
import { type ManualRow, stateOf, whyNotDecide } from '../economy/index.ts';
import { iso } from './present.ts';
import type { ConsoleDeps } from './reads/deps.ts';
import { namesOf } from './reads/names.ts';

type TransferRow = DataOf<Calls['operators.transfers']>['list'][number];

/** Transfers by hand with who asked for them and who decided. */
export async function presentTransfers(
  deps: ConsoleDeps,
  ctx: MemberReadCtx,
  rows: readonly ManualRow[],
): Promise<TransferRow[]> {
  const nameOf = await namesOf(
    deps,
    ctx,
    rows.flatMap((row) => [row.uid, row.asked_by, row.decided_by]),
  );
  return rows.map((row) => ({
    ...{ id: row.id, member: nameOf(row.uid), way: row.way, currency: row.currency, amount: row.amount },
    ...{ shown: row.shown, reason: row.reason, state: stateOf(row, ctx.now), decision: row.decision },
    ...{ askedBy: nameOf(row.asked_by), askedAt: row.asked_at.toISOString(), expiresAt: row.expires_at.toISOString() },
    ...{ decidedBy: nameOf(row.decided_by), decidedAt: iso(row.decided_at) },
    can: { decide: whyNotDecide(row, ctx.actor.uid, ctx.now) === undefined ? 1 : 0 },
  }));
}

/** One of them. */
export const presentTransfer = async (deps: ConsoleDeps, ctx: MemberReadCtx, row: ManualRow): Promise<TransferRow> =>
  (await presentTransfers(deps, ctx, [row]))[0]!;
