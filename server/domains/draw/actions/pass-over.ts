import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { adminPickOf } from '../reads/admin-picks.ts';
import { isAllDrawn } from '../reads/running.ts';
import { lockDraw, markDrawn, setDrawing } from '../sql/draws.ts';
import { decidePick, picksOf } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';
import { drawTag } from '../tags.ts';
import { refuseOthers } from './drawing.ts';

type Call = (typeof drawCalls)['draw.pass-over'];

/** Passes over who was drawn, for a reason that everybody can read. */
export async function passOver(ctx: MemberCtx, { drawid, reason }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, now, actor } = ctx;
  const draw = (await lockDraw(db, drawid)) ?? refuse('draw.unknown');
  await refuseOthers(ctx, draw, actor.uid);
  const proposed = (await picksOf(db, drawid)).find(({ state }) => state === 'proposed');
  if (!proposed) return refuse('draw.nothing_proposed');
  if (reason.length < drawLimits.reasonLeast) refuse('draw.reason_missing');
  await decidePick(db, proposed.pickid, { state: 'passed', reason, now });
  await setDrawing(db, drawid, null);
  const [prizes, picks] = [await prizesOf(db, [drawid]), await picksOf(db, drawid)];
  if (isAllDrawn(draw, prizes, picks)) await markDrawn(db, drawid, now);
  await recordAudit(ctx, {
    ...{ action: 'draw.pass-over', subject: `draw ${drawid}`, uid: proposed.uid ?? undefined, reason },
    after: { place: proposed.place, ticket: proposed.ticket },
  });
  ctx.stale(drawTag(drawid));
  return adminPickOf(ctx, drawid, proposed.place);
}
