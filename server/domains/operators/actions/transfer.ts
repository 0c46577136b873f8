import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { makeManualTransfer } from '../../economy/index.ts';
import { memberRecord } from '../../members/index.ts';
import { presentTransfer } from '../present-money.ts';
import type { ConsoleDeps } from '../reads/deps.ts';

type Call = Calls['operators.transfer'];

/** Gives money to a member or takes it from them, or asks a second operator to. */
export const transfer =
  (deps: ConsoleDeps) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    if (!(await memberRecord(ctx.db, input.uid))) refuse('operators.unknown_member');
    return presentTransfer(deps, ctx, await makeManualTransfer(ctx, input));
  };
