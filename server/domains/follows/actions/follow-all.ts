import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { followsCalls } from '../../../../contract/domains/follows/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { membersByIds } from '../../members/index.ts';
import { isThere, mayFollow } from '../policy.ts';
import { lockPair } from '../sql/follows.ts';
import { blockedAmong } from '../sql/hides.ts';
import { addFollows } from './add-follows.ts';

type Call = (typeof followsCalls)['follows.follow-list-all'];

/** Follows everybody of a list who can be followed; refused only where that is nobody. */
export async function followAll(ctx: MemberCtx, { follow_uid }: InputOf<Call>): Promise<DataOf<Call>> {
  const { uid } = ctx.actor;
  const asked = [...new Set(follow_uid)].sort((a, b) => a - b);
  for (const each of asked) await lockPair(ctx.db, uid, each);
  const known = await membersByIds(ctx.db, asked);
  const blocked = new Set(await blockedAmong(ctx.db, uid, asked));
  const verdictOf = (each: number) =>
    isThere(known.get(each)) ? mayFollow(uid, each, blocked.has(each)) : ('follows.unknown_member' as const);
  const followable = asked.filter((each) => verdictOf(each) === undefined);
  if (followable.length === 0) refuse((asked[0] && verdictOf(asked[0])) || 'follows.unknown_member');
  await addFollows(ctx, followable);
  return { followed: followable, count: followable.length };
}
