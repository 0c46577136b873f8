import { defineReason, type MoneyReason } from '../../platform/money-reason.ts';

/** A reward: the sentence is the giver's and the author's, since both statements say it. */
export const rewarding = defineReason('threads', 'reward');

/** Why the threads move money. */
export const threadsReasons: readonly MoneyReason[] = [rewarding];
