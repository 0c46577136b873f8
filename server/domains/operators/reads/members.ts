import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { firstPage } from '../../../platform/keyset.ts';
import { searchMembers } from '../../members/index.ts';
import type { ConsoleDeps } from './deps.ts';
import { namesOf } from './names.ts';

type Call = Calls['operators.members'];

/** Members found by the beginning of a value, each with the value that was found. */
export const members =
  (deps: ConsoleDeps) =>
  async (ctx: MemberCtx, { by, q, after = '' }: InputOf<Call>): Promise<DataOf<Call>> => {
    const found = await searchMembers(ctx.db, { by, q, after, limit: operatorLimits.rows + 1 });
    const { rows, next } = firstPage(found, operatorLimits.rows, (row) => row.value);
    const nameOf = await namesOf(
      deps,
      ctx,
      rows.map((row) => row.uid),
    );
    const list = rows.flatMap(({ uid, value }) => {
      const name = nameOf(uid);
      return name ? [{ ...name, found: value }] : [];
    });
    return { list, next };
  };
