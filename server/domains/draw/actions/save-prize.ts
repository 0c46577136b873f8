import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { attachPictures, detachPictures } from '../../media/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { adminDrawOf } from '../reads/admin-draws.ts';
import { touchDraw } from '../sql/draws.ts';
import { deletePrize, insertPrize, type PrizeFields, type PrizeRow, prizesOf, updatePrize } from '../sql/prizes.ts';
import { lockPlanned } from './save-draw.ts';

type Call = (typeof drawCalls)['draw.save-prize'];

/** Adds a prize to a draw that isn't sealed, changes one, or takes it away. */
export async function savePrize(ctx: Ctx, { drawid, version, ...input }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db } = ctx;
  await lockPlanned(ctx, { drawid, version });
  const prizes = await prizesOf(db, [drawid]);
  const known = prizes.find(({ prizeid }) => prizeid === input.prizeid);
  if (input.prizeid > 0 && !known) refuse('draw.prize_unknown');
  if (!known && input.count === 0) refuse('draw.prize_unknown');
  if (!known && prizes.length >= drawLimits.prizes) refuse('draw.prizes_full', { values: { max: drawLimits.prizes } });
  if (input.count > 0 && (input.name_en === '' || input.name_fr === '' || input.name_hi === '')) refuse('draw.unnamed');
  const fields: PrizeFields = {
    names: { en: input.name_en, fr: input.name_fr, hi: input.name_hi },
    ...{ aid: input.aid, count: input.count, position: input.position },
  };
  const prizeid = await write(ctx, drawid, fields, known);
  await touchDraw(db, drawid);
  await recordAudit(ctx, {
    ...{ action: 'draw.save-prize', subject: `draw ${drawid}`, after: audited(prizeid, fields) },
    ...(known && { before: audited(prizeid, known) }),
  });
  return adminDrawOf(ctx, drawid);
}

async function write(ctx: Ctx, drawid: number, fields: PrizeFields, known: PrizeRow | undefined): Promise<number> {
  const aid = fields.count > 0 ? fields.aid : 0;
  if (aid !== (known?.aid ?? 0)) {
    if (aid > 0) await attachPictures(ctx, ctx.actor?.uid ?? 0, [aid]);
    if (known && known.aid > 0) await detachPictures(ctx, [known.aid]);
  }
  if (!known) return insertPrize(ctx.db, drawid, fields);
  if (fields.count > 0) await updatePrize(ctx.db, known.prizeid, fields);
  else await deletePrize(ctx.db, known.prizeid);
  return known.prizeid;
}

const audited = (prize: number, { names, aid, count, position }: PrizeFields) => ({
  ...{ prize, name_en: names.en, name_fr: names.fr, name_hi: names.hi, aid, count, position },
});
