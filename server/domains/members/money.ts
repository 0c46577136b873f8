import { defineEarning, type MoneyReason } from '../../platform/money-reason.ts';

/** For joining. */
export const registering = defineEarning('members', 'register', { earns: { amount: 100, times: 1, per: 'ever' } });

/** Why money moves here. */
export const membersReasons: readonly MoneyReason[] = [registering];
