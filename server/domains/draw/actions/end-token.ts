import type { DataOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { recordAudit } from '../../moderation/index.ts';
import { endDrawing } from '../sql/draws.ts';
import { deleteKeysOf } from '../sql/keys.ts';
import { drawTag } from '../tags.ts';

type Call = (typeof drawCalls)['draw.end-token'];

/** Ends an operator's keys, and their drawing. */
export async function endToken(ctx: MemberCtx): Promise<DataOf<Call>> {
  const { db, actor } = ctx;
  await deleteKeysOf(db, actor.uid);
  for (const drawid of await endDrawing(db, actor.uid)) ctx.stale(drawTag(drawid));
  await recordAudit(ctx, { action: 'draw.end-token' });
  return {};
}
