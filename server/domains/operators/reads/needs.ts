import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { translate } from '../../../platform/texts.ts';
import { iso, presentNeed } from '../present.ts';
import type { ConsoleDeps } from './deps.ts';
import { needsOf } from './waiting.ts';

/** What waits, since when and until when, and how the machine stands. */
export const needs =
  ({ waiting, waitingForModerator, machine }: ConsoleDeps) =>
  async (ctx: MemberCtx): Promise<DataOf<Calls['operators.needs']>> => {
    const list = await needsOf(ctx, { ...waiting, ...waitingForModerator });
    const states = await machine(ctx.db, ctx.now);
    return {
      list: list.map(presentNeed),
      states: states.map(({ since, ...state }) => ({
        ...state,
        label: translate(ctx.locale, `operators.machine.${state.name}`),
        since: iso(since),
      })),
    };
  };
