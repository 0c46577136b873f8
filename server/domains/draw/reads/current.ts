import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { shownDraws } from '../sql/draws.ts';
import { drawsTag } from '../tags.ts';

type Call = (typeof drawCalls)['draw.current'];

/** The draw that a country's page shows: one that runs goes before one that is over, the next to close first; one without tickets stands last. */
export async function current(ctx: Ctx, { fid }: InputOf<Call>): Promise<DataOf<Call>> {
  ctx.reads(drawsTag);
  const draws = await shownDraws(ctx.db, fid, drawLimits.listed);
  const some = draws.filter(({ closed_at, entries }) => closed_at === null || entries > 0);
  const running = some.filter(({ state }) => state !== 'published');
  return { drawid: (running.at(-1) ?? some[0] ?? draws[0])?.drawid ?? 0 };
}
