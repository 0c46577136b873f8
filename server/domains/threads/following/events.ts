import { defineEvent } from '../../../platform/outbox/event.ts';

/** A reply as far as those who follow its thread are concerned; `others` are members who are notified of it otherwise. */
export type FollowedReply = { tid: number; pid: number; uid: number; at: number; others: number[] };

/** Followers by uid after `after` are yet to be notified of a reply. */
export const followersLeft = defineEvent<FollowedReply & { after: number }>('threads.followers-left');
/** A reply came to a thread that these members follow. */
export const followedReplied = defineEvent<Omit<FollowedReply, 'others'> & { followers: number[] }>(
  'threads.followed-replied',
);
