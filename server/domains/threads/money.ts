import { defineEarning, defineReason, type EarningReason, type MoneyReason } from '../../platform/money-reason.ts';

export const publishing = defineEarning('threads', 'publish', { earns: { amount: 20, times: 5, per: 'day' } });
export const replying = defineEarning('threads', 'reply', { earns: { amount: 5, times: 20, per: 'day' } });
export const votingInPoll = defineEarning('threads', 'poll_vote', { earns: { amount: 2, times: 5, per: 'day' } });

/** A thread in the digest at I, II or III; each change earns, so that the maximum is the highest there is. */
export const digests: readonly EarningReason[] = [
  defineEarning('threads', 'digest_1', { earns: { amount: 100, times: 10_000, per: 'day' } }),
  defineEarning('threads', 'digest_2', { earns: { amount: 200, times: 10_000, per: 'day' } }),
  defineEarning('threads', 'digest_3', { earns: { amount: 400, times: 10_000, per: 'day' } }),
];
// No attachment is downloaded yet: it waits in the operators' table (docs/features/economy.md).
const downloading = defineEarning('threads', 'download_attachment', { earns: { amount: 0, times: 1, per: 'day' } });

/** A moderator removed what earned, or its author has undone it. */
export const postTaken = defineReason('threads', 'post_removed');

/** A thread left the digest. */
export const digestTaken = defineReason('threads', 'digest_taken');

/** Why the threads move money. */
export const threadsReasons: readonly MoneyReason[] = [
  ...[publishing, replying, votingInPoll],
  ...digests,
  ...[downloading, postTaken, digestTaken],
];
