import { z } from 'zod';
import { giftFigures, rewardFigures, rewardLimits } from '../../../contract/domains/gifts/limits.ts';
import { amount } from '../../platform/amount.ts';
import { defineSetting, type Setting } from '../../platform/settings.ts';

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

/** Gifts of new accounts, rewards and paid parts alike: how long one is new, and what all of them give a member in a day. */
export const giftSetting = defineSetting(
  'threads',
  'gifts',
  z.object({ newDays: z.int().min(0).max(365).meta({ unit: 'days' }), perDay: amount.meta({ unit: 'xgold' }) }),
  giftFigures,
);

/** What operators may set of the domain. */
export const giftsSettings: readonly Setting[] = [rewardSetting, giftSetting];
