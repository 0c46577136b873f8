import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuseManualTransfer } from '../../economy/index.ts';
import { presentTransfer } from '../present-money.ts';
import type { ConsoleDeps } from '../reads/deps.ts';

type Call = Calls['operators.refuse-transfer'];

/** Refuses what another operator asked for. */
export const refuseTransfer =
  (deps: ConsoleDeps) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> =>
    presentTransfer(deps, ctx, await refuseManualTransfer(ctx, input));
