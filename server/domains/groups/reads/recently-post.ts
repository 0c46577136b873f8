import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { pageFigures, readPage } from '../../../platform/keyset.ts';
import type { GroupsDeps } from '../deps.ts';
import { activeGroupsOf } from '../sql/members.ts';
import { groupRows } from './group-rows.ts';
import { pages } from './listed.ts';

type Call = (typeof groupsCalls)['groups.recently-post'];

/** Groups of the caller, those first in which they posted last. */
export const recentlyPost =
  (deps: Pick<GroupsDeps, 'categories'>) =>
  async (ctx: MemberCtx, { page, limit }: InputOf<Call>): Promise<DataOf<Call>> => {
    const asked = { page, limit, after: '' };
    const found = await readPage(asked, (most) => activeGroupsOf(ctx.db, ctx.actor.uid, most), pages);
    return { list: await groupRows(ctx, deps, found.rows), ...pageFigures(asked, found) };
  };
