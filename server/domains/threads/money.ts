import { defineEarning, defineReason, type EarningReason, type MoneyReason } from '../../platform/money-reason.ts';
import type { DigestLevel } from './events.ts';

/** A reward: the sentence is the giver's and the author's, since both statements say it. */
export const rewarding = defineReason('threads', 'reward');

export const publishing = defineEarning('threads', 'publish', { earns: { amount: 20, times: 5, per: 'day' } });
export const replying = defineEarning('threads', 'reply', { earns: { amount: 5, times: 20, per: 'day' } });
export const votingInPoll = defineEarning('threads', 'poll_vote', { earns: { amount: 2, times: 5, per: 'day' } });

/** A thread picked as digest I, II or III earns by `tid:…`; each pick earns, so that the maximum is the highest there is. */
export const digesting: Readonly<Record<DigestLevel, EarningReason>> = {
  1: defineEarning('threads', 'digest_1', { earns: { amount: 100, times: 10_000, per: 'day' } }),
  2: defineEarning('threads', 'digest_2', { earns: { amount: 200, times: 10_000, per: 'day' } }),
  3: defineEarning('threads', 'digest_3', { earns: { amount: 400, times: 10_000, per: 'day' } }),
};
const digests = Object.values(digesting);
// No attachment is downloaded yet: this waits in the operators' table (decision 0083).
const downloading = defineEarning('threads', 'download_attachment', { earns: { amount: 0, times: 1, per: 'day' } });

/** What a thread may have earned its author. */
export const threadEarnings: readonly EarningReason[] = [publishing, ...digests];

/** A moderator removed what earned, or its author has undone it. */
export const postTaken = defineReason('threads', 'post_removed');

/** Why the threads move money. */
export const threadsReasons: readonly MoneyReason[] = [
  ...[rewarding, publishing, replying, votingInPoll],
  ...digests,
  ...[downloading, postTaken],
];
