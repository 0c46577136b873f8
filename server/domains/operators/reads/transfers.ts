import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberReadCtx } from '../../../platform/context.ts';
import { firstPage, readIdKey } from '../../../platform/keyset.ts';
import { endedManual, waitingManual } from '../../economy/index.ts';
import { presentTransfers } from '../present-money.ts';
import type { ConsoleDeps } from './deps.ts';

type Call = Calls['operators.transfers'];

/** Transfers by hand that wait, the oldest first, or all others, the newest first. */
export const transfers =
  (deps: ConsoleDeps) =>
  async (ctx: MemberReadCtx, { state, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, now } = ctx;
    const most = operatorLimits.rows + 1;
    const found =
      state === 'open'
        ? await waitingManual(db, now, readIdKey(after, 0), most)
        : await endedManual(db, now, readIdKey(after, Number.MAX_SAFE_INTEGER), most);
    const { rows, next } = firstPage(found, operatorLimits.rows, (row) => String(row.id));
    return { list: await presentTransfers(deps, ctx, rows), next };
  };
