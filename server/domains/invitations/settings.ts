import { z } from 'zod';
import {
  imeiReward as ownReward,
  invitationRewards as ownRewards,
} from '../../../contract/domains/invitations/limits.ts';
import { amount } from '../../platform/amount.ts';
import { defineSetting, type Setting } from '../../platform/settings.ts';

const xgold = amount.meta({ unit: 'xgold' });

/** What invited friends earn, the tiers of a month, and when a friend counts. */
export const invitationRewards = defineSetting(
  'invitations',
  'invitationRewards',
  z.object({
    perInvitee: xgold,
    months: z.array(z.object({ invitees: z.int().min(1).max(100_000), xgold })).max(20),
    activeDays: z.int().min(0).max(60).meta({ unit: 'days' }),
    withinDays: z.int().min(1).max(366).meta({ unit: 'days' }),
  }),
  { ...ownRewards, months: [...ownRewards.months] },
);

/** XGold for the activation of a phone. */
export const imeiReward = defineSetting('invitations', 'imeiReward', xgold, ownReward);

/** What operators may set of the domain, in the order of their console. */
export const invitationsSettings: readonly Setting[] = [invitationRewards, imeiReward];
