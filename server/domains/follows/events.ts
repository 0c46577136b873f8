import { defineEvent } from '../../platform/outbox/event.ts';

export const memberFollowed = defineEvent<{ uid: number; followUid: number }>('follows.member-followed');
export const memberUnfollowed = defineEvent<{ uid: number; followUid: number }>('follows.member-unfollowed');
