import { defineReason, type MoneyReason } from '../../../../platform/money-reason.ts';

/** A hidden part: the sentence is the reader's and the author's, since both statements say it. */
export const buyingHidden = defineReason('threads', 'hidden_part');

/** A moderator removed the thread: what its author got is taken back, what the reader paid is refunded. */
export const hiddenTaken = defineReason('threads', 'hidden_taken');
export const hiddenRefunded = defineReason('threads', 'hidden_refunded');

export const hiddenReasons: readonly MoneyReason[] = [buyingHidden, hiddenTaken, hiddenRefunded];
