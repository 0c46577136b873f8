import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { detachPictures } from '../../media/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { deleteDraw } from '../sql/draws.ts';
import { prizesOf } from '../sql/prizes.ts';
import { lockPlanned } from './save-draw.ts';

type Call = (typeof drawCalls)['draw.remove'];

/** Deletes a draw that nobody has seen. */
export async function removeDraw(ctx: Ctx, { drawid, version }: InputOf<Call>): Promise<DataOf<Call>> {
  const draw = await lockPlanned(ctx, { drawid, version });
  const aids = (await prizesOf(ctx.db, [drawid])).flatMap(({ aid }) => (aid > 0 ? [aid] : []));
  if (aids.length > 0) await detachPictures(ctx, aids);
  await deleteDraw(ctx.db, drawid);
  const before = { title_en: draw.words.en.title };
  await recordAudit(ctx, { action: 'draw.remove', subject: `draw ${drawid}`, before });
  return { drawid };
}
