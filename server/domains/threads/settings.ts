import { z } from 'zod';
import { rewardFigures, rewardLimits } from '../../../contract/domains/threads/reward-limits.ts';
import { amount } from '../../platform/amount.ts';
import { defineSetting, type Setting } from '../../platform/settings.ts';

/** Whether plain posts may be written now. */
export const regularPostsOpen = defineSetting('threads', 'regularPostsOpen', z.boolean(), true);

/** Rewards to authors: XGold that may be chosen, the least first, and what a member may give in a day. */
export const rewardSetting = defineSetting(
  'threads',
  'rewards',
  z
    .object({
      amounts: z
        .array(amount.min(1).max(rewardLimits.field).meta({ unit: 'xgold' }))
        .min(1)
        .max(8),
      perDay: amount.meta({ unit: 'xgold' }),
    })
    .refine(({ amounts }) => amounts.every((each, at) => at === 0 || each > amounts[at - 1]!), {
      path: ['amounts'],
      message: 'threads.issue.amounts',
    }),
  rewardFigures,
);

/** What operators may set of the domain. */
export const threadsSettings: readonly Setting[] = [regularPostsOpen, rewardSetting];
