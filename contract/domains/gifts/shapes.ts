import { z } from 'zod';
import { count, dateline, id } from '../../primitives/fields.ts';
import { rewardLimits } from './limits.ts';

/** Who rewarded a post (D2 §3 "Reward history"): of more than three the first three (R-PST-010). */
export const rewardHistory = z.object({
  /** How many did, and the XGold of all of them. */
  num: count,
  xgold: count,
  memberIds: z.array(id).max(rewardLimits.shown),
  member: z
    .array(z.object({ uid: id, username: z.string(), avatar: z.string(), country_fid: id, xgold: count, dateline }))
    .max(rewardLimits.shown),
});
export type RewardHistory = z.output<typeof rewardHistory>;
