import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { prizeSent } from '../events.ts';
import { prizeNames } from '../present.ts';
import { adminPickOf } from '../reads/admin-picks.ts';
import { lockPick, markSent as storeSent } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';
import { drawTag } from '../tags.ts';

type Call = (typeof drawCalls)['draw.sent'];

/** Marks a prize as sent, and notifies its winner. */
export async function markSent(ctx: Ctx, { drawid, place }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, now } = ctx;
  const pick = (await lockPick(db, drawid, place)) ?? refuse('draw.place_unknown');
  if (!pick.address_at) refuse('draw.no_address');
  if (pick.sent_at) refuse('draw.sent_before');
  await storeSent(db, pick.pickid, now);
  const prize = (await prizesOf(db, [drawid])).find(({ prizeid }) => prizeid === pick.prizeid);
  if (pick.uid !== null && prize)
    ctx.emit(prizeSent({ drawid, place, uid: pick.uid, at: now.getTime(), ...prizeNames(prize) }));
  await recordAudit(ctx, {
    ...{ action: 'draw.sent', subject: `draw ${drawid}`, uid: pick.uid ?? undefined, after: { place } },
  });
  ctx.stale(drawTag(drawid));
  return adminPickOf(ctx, drawid, place);
}
