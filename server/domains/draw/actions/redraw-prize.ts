import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { adminPickOf } from '../reads/admin-picks.ts';
import { lockDraw } from '../sql/draws.ts';
import { findPick } from '../sql/picks.ts';
import { drawAgain, type RedrawDeps } from './draw-again.ts';

type Call = (typeof drawCalls)['draw.redraw'];

/** Draws a prize again that nobody claimed in time, before the job does. */
export const redrawPrize =
  (deps: RedrawDeps) =>
  async (ctx: Ctx, { drawid, place }: InputOf<Call>): Promise<DataOf<Call>> => {
    const draw = (await lockDraw(ctx.db, drawid)) ?? refuse('draw.unknown');
    if (draw.state !== 'published') refuse('draw.not_published');
    if (!(await findPick(ctx.db, drawid, place))) refuse('draw.place_unknown');
    const pick = await drawAgain(ctx, deps, draw, place);
    return typeof pick === 'string' ? refuse(`draw.${pick}`) : adminPickOf(ctx, drawid, pick.place);
  };
