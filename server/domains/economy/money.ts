import { defineReason, type MoneyReason } from '../../platform/money-reason.ts';

export const takenBack = defineReason('economy', 'taken_back');
export const debtSettled = defineReason('economy', 'debt_settled');
export const checkingIn = defineReason('economy', 'check_in');

/** Why the ledger itself moves money. */
export const economyReasons: readonly MoneyReason[] = [takenBack, debtSettled, checkingIn];
