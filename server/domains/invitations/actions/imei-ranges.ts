import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { invitationsCalls } from '../../../../contract/domains/invitations/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { presentRange } from '../present.ts';
import { edgeText, rangeOf } from '../rules/imei-range.ts';
import { deleteRange, insertRange, lockRanges, overlaps } from '../sql/ranges.ts';
import { imeiRangesTag } from '../tags.ts';

type Calls = typeof invitationsCalls;
type Writing = Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId' | 'stale'>;

/** Adds the numbers of a model, apart from all others. */
export async function addImeiRange(
  ctx: Writing,
  input: InputOf<Calls['invitations.add-imei-range']>,
): Promise<DataOf<Calls['invitations.add-imei-range']>> {
  const model = input.model.trim();
  const range = rangeOf(input.first, input.last);
  if (!range || model === '') refuse('invitations.range_invalid');
  await lockRanges(ctx.db);
  if (await overlaps(ctx.db, range.first, range.last)) refuse('invitations.range_overlaps');
  const row = await insertRange(ctx.db, { ...range, model, added_at: ctx.now });
  ctx.stale(imeiRangesTag);
  await recordAudit(ctx, { action: 'invitations.add-range', subject: model, after: shown(row) });
  return presentRange(row);
}

/** Takes the numbers of a model away; phones that were activated stay so. */
export async function removeImeiRange(
  ctx: Writing,
  { id }: InputOf<Calls['invitations.remove-imei-range']>,
): Promise<Record<never, never>> {
  const row = (await deleteRange(ctx.db, id)) ?? refuse('invitations.range_unknown');
  ctx.stale(imeiRangesTag);
  await recordAudit(ctx, { action: 'invitations.remove-range', subject: row.model, before: shown(row) });
  return {};
}

const shown = ({ first, last }: { first: number; last: number }) => ({ first: edgeText(first), last: edgeText(last) });
