import { defineReason } from '../../platform/money-reason.ts';

/** A reward: the sentence is the giver's and the author's, since both statements say it, and threads lead to its post. */
export const rewarding = defineReason('threads', 'reward');
