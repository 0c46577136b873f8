import { defineReason, type MoneyReason } from '../../platform/money-reason.ts';

export const contestPrize = defineReason('contests', 'contest_prize');

/** Why money moves here. */
export const contestsReasons: readonly MoneyReason[] = [contestPrize];
