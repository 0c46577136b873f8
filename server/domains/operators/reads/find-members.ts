import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberReadCtx } from '../../../platform/context.ts';
import { memberMeant, searchMembers } from '../../members/index.ts';
import type { ConsoleDeps } from './deps.ts';
import { namesOf } from './names.ts';

type Call = Calls['operators.find-members'];

/** Members to choose from while one is typed; the one who is meant by the whole of it comes first. */
export const findMembers =
  (deps: ConsoleDeps) =>
  async (ctx: MemberReadCtx, { q }: InputOf<Call>): Promise<DataOf<Call>> => {
    if (q === '') return { list: [], meant: 0 };
    const exact = await memberMeant(ctx.db, q);
    const named = await searchMembers(ctx.db, { by: 'name', q, after: '', limit: operatorLimits.suggestedMembers });
    const uids = [...new Set([...(exact === undefined ? [] : [exact]), ...named.map(({ uid }) => uid)])];
    const nameOf = await namesOf(deps, ctx, uids);
    const list = uids.flatMap((uid) => nameOf(uid) ?? []).filter(({ username }) => username !== '');
    return { list, meant: list.find(({ uid }) => uid === exact)?.uid ?? 0 };
  };
