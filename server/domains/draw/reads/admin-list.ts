import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { drawsBelow } from '../sql/draws.ts';
import { shownOf } from './admin-draws.ts';

type Call = (typeof drawCalls)['draw.admin-list'];

/** All draws, the newest first. */
export const adminList =
  (hasBeacon: boolean) =>
  async (ctx: Ctx, { before }: InputOf<Call>): Promise<DataOf<Call>> => {
    const most = drawLimits.listed;
    const rows = await drawsBelow(ctx.db, before === 0 ? Number.MAX_SAFE_INTEGER : before, most + 1);
    return { list: await shownOf(ctx, rows.slice(0, most)), more: rows.length > most, has_beacon: hasBeacon };
  };
