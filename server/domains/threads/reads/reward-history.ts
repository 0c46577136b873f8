import type { DataOf, InputOf } from '../../../../contract/call.ts';
import { rewardLimits } from '../../../../contract/domains/gifts/limits.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { firstGivers, presentRewards, type Rewarded } from '../../gifts/index.ts';
import { findPost } from '../../posts/index.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { hiddenHere, type Shown } from '../core/reads/viewing.ts';
import { refuseUnseen } from './may-see.ts';
import { openThread } from './open-thread.ts';

type Call = (typeof threadsCalls)['threads.reward-history'];

/** Who rewarded a post. */
export const rewardHistory =
  (people: ReadDeps) =>
  async (ctx: Ctx, { pid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const post = await findPost(ctx.db, pid);
    if (post?.status !== 1) return refuse('threads.post_not_exist');
    await refuseUnseen(ctx, await openThread(ctx, people, post.tid, 'threads.post_not_exist'), post);
    return historyOf(ctx, people, post, { num: post.rewards, xgold: post.reward_xgold });
  };

/** The figures of a post with the first of those who rewarded it, for one reader. */
export async function historyOf(
  ctx: Ctx,
  people: Pick<Shown, 'members' | 'hiddenFor'>,
  post: { tid: number; pid: number },
  rewarded: Rewarded,
): Promise<DataOf<Call>> {
  const givers = await firstGivers(ctx.db, { ...post, most: rewardLimits.shown });
  const uids = givers.map(({ uid }) => uid);
  const [cards, hidden] = await Promise.all([people.members(ctx.db, uids), hiddenHere(ctx, people)]);
  const view = {
    locale: ctx.locale,
    card: (uid: number) => cards.get(uid),
    whyHidden: (uid: number) => hidden.get(uid),
  };
  return presentRewards(view, rewarded, givers);
}
