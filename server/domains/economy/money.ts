import { defineReason, type MoneyReason } from '../../platform/money-reason.ts';

export const takenBack = defineReason('economy', 'taken_back');
export const debtSettled = defineReason('economy', 'debt_settled');
export const checkingIn = defineReason('economy', 'check_in');
export const exchanging = defineReason('economy', 'exchange');
export const xcoinCleared = defineReason('economy', 'xcoin_cleared');
export const holdReleased = defineReason('economy', 'hold_released');
export const byHand = defineReason('economy', 'by_hand');

/** Why the ledger itself moves money. */
export const economyReasons: readonly MoneyReason[] = [
  ...[takenBack, debtSettled, checkingIn, exchanging],
  ...[xcoinCleared, holdReleased, byHand],
];
