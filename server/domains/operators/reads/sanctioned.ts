import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberReadCtx } from '../../../platform/context.ts';
import { firstPage, readIdKey } from '../../../platform/keyset.ts';
import { sanctionsInForce } from '../../moderation/index.ts';
import { presentSanction } from '../present.ts';
import type { ConsoleDeps } from './deps.ts';
import { namesOf } from './names.ts';

type Call = Calls['operators.sanctioned'];

/** Sanctions in force, the newest first. */
export const sanctioned =
  (deps: ConsoleDeps) =>
  async (ctx: MemberReadCtx, { after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const below = readIdKey(after, Number.MAX_SAFE_INTEGER);
    const found = await sanctionsInForce(ctx.db, ctx.now, below, operatorLimits.rows + 1);
    const { rows, next } = firstPage(found, operatorLimits.rows, (row) => String(row.id));
    const nameOf = await namesOf(
      deps,
      ctx,
      rows.flatMap((row) => [row.uid, row.by_uid]),
    );
    return { list: rows.map((row) => ({ ...presentSanction(row, nameOf, ctx), member: nameOf(row.uid) })), next };
  };
