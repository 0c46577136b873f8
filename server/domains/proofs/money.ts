import { defineEarning, type MoneyReason } from '../../platform/money-reason.ts';

/** For the first address that was proven. */
export const verifying = defineEarning('proofs', 'email_verified', { earns: { amount: 50, times: 1, per: 'ever' } });

/** Why money moves here. */
export const proofsReasons: readonly MoneyReason[] = [verifying];
