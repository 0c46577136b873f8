import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { approveManualTransfer } from '../../economy/index.ts';
import { memberRecord } from '../../members/index.ts';
import { presentTransfer } from '../present-money.ts';
import type { ConsoleDeps } from '../reads/deps.ts';

type Call = Calls['operators.approve-transfer'];

/** Makes what another operator asked for, unless the member has been deleted since. */
export const approveTransfer =
  (deps: ConsoleDeps) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const row = await approveManualTransfer(ctx, input);
    if (!(await memberRecord(ctx.db, row.uid))) refuse('operators.unknown_member');
    return presentTransfer(deps, ctx, row);
  };
