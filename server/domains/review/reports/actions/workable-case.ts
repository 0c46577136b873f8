import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { MembersByIds } from '../../../members/index.ts';
import { mayDecide } from '../policy.ts';
import { isClaimed } from '../rules/claim.ts';
import { type CaseRow, lockCase } from '../sql/cases.ts';

/** A case that the caller may work on, locked until the transaction ends. */
export async function lockedCase(cards: MembersByIds, { db, actor }: MemberCtx, id: number): Promise<CaseRow> {
  const row = (await lockCase(db, id)) ?? refuse('reports.unknown_case');
  const member = (await cards(db, [row.uid])).get(row.uid);
  const refusal = mayDecide(actor, { ...row, groupid: member?.groupid });
  return refusal ? refuse(refusal) : row;
}

/** Such a case that nobody has decided and nobody else is at. */
export async function freeCase(cards: MembersByIds, ctx: MemberCtx, id: number): Promise<CaseRow> {
  const row = await lockedCase(cards, ctx, id);
  if (row.decision !== null) refuse('reports.decided');
  if (row.claimed_by === ctx.actor.uid || row.claimed_by === null) return row;
  const by = (await cards(ctx.db, [row.claimed_by])).get(row.claimed_by);
  if (isClaimed(row, ctx.now, by)) refuse('reports.claimed');
  return row;
}
