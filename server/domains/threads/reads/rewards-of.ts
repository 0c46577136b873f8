import { rewardLimits } from '../../../../contract/domains/gifts/limits.ts';
import type { RewardHistory } from '../../../../contract/domains/gifts/shapes.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import { firstGivers, presentRewards, rewardSetting } from '../../gifts/index.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { viewing } from '../core/reads/viewing.ts';
import type { WholeThread } from '../core/sql/threads.ts';

/** Who rewarded a thread's first post, and what may be given. */
export interface RewardsHere {
  history: RewardHistory;
  amounts: number[];
}

export async function rewardsOf(
  ctx: SharedCtx,
  { settings, ...people }: ReadDeps,
  { tid, first_pid: pid, rewards: num, reward_xgold: xgold }: WholeThread,
): Promise<RewardsHere> {
  const givers = num === 0 ? [] : await firstGivers(ctx.db, { tid, pid, most: rewardLimits.shown });
  const view = await viewing(
    ctx,
    people,
    givers.map(({ uid }) => uid),
  );
  const { amounts } = await settings.get(rewardSetting);
  return { history: presentRewards(view, { num, xgold }, givers), amounts };
}
