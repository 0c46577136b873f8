import type { DataOf } from '../../../../contract/call.ts';
import type { welcomeCalls } from '../../../../contract/domains/welcome/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { nextStep } from '../rules/first-hour.ts';
import { boardsToChoose } from './boards.ts';
import type { ReadDeps } from './deps.ts';

type Call = (typeof welcomeCalls)['welcome.interests'];

/** The boards of a member's country, and which of them they chose. */
export const interests =
  ({ people, hourOf }: ReadDeps) =>
  async (ctx: MemberCtx): Promise<DataOf<Call>> => {
    const { uid, countryFid } = ctx.actor;
    const [boards, hour] = await Promise.all([boardsToChoose(ctx, people.categories, countryFid), hourOf(ctx.db, uid)]);
    const list = boards.map((board) => ({ ...board, chosen: hour.typeids.includes(board.typeid) ? 1 : 0 }) as const);
    return { list, next: nextStep(hour, ctx.now) };
  };
