import { defineEvent } from '../../platform/outbox/event.ts';

export const memberFollowed = defineEvent<{ uid: number; followUid: number }>('follows.member-followed');
export const memberUnfollowed = defineEvent<{ uid: number; followUid: number }>('follows.member-unfollowed');
/** One of them has muted or blocked the other, or no longer. */
export const hidesChanged = defineEvent<{ uid: number; otherUid: number }>('follows.hides-changed');
