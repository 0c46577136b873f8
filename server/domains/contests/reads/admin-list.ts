import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import { contestLimits } from '../../../../contract/domains/contests/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { contestsBelow } from '../sql/contests.ts';
import { adminContests } from './admin-contests.ts';

type Call = (typeof contestsCalls)['contests.admin-list'];

/** All contests, the newest first. */
export async function adminList(ctx: Ctx, { before }: InputOf<Call>): Promise<DataOf<Call>> {
  const { page } = contestLimits;
  const rows = await contestsBelow(ctx.db, before === 0 ? Number.MAX_SAFE_INTEGER : before, page + 1);
  return { list: await adminContests(ctx, rows.slice(0, page)), more: rows.length > page };
}
