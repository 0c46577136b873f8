import { defineEarning, type MoneyReason } from '../../platform/money-reason.ts';

/** For joining. */
export const registering = defineEarning('accounts', 'register', { earns: { amount: 100, times: 1, per: 'ever' } });
/** For the first address that was proven. */
export const verifying = defineEarning('accounts', 'email_verified', { earns: { amount: 50, times: 1, per: 'ever' } });

/** Why money moves here. */
export const accountsReasons: readonly MoneyReason[] = [registering, verifying];
