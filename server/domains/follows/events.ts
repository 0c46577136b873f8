import { defineEvent } from '../../platform/outbox/event.ts';

/** `at` is when the following began, `endedAt` when it ended; both absent in events of an older version. */
type Follow = { uid: number; followUid: number; at?: number; endedAt?: number };
export const memberFollowed = defineEvent<Follow>('follows.member-followed');
export const memberUnfollowed = defineEvent<Follow>('follows.member-unfollowed');
/** One of them has muted or blocked the other, or no longer. */
export const hidesChanged = defineEvent<{ uid: number; otherUid: number }>('follows.hides-changed');
