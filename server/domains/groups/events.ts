import { defineEvent } from '../../platform/outbox/event.ts';

/** A group was created, changed or deleted; `membersOnly`: they alone read it from now on. */
export const groupChanged = defineEvent<{ groupid: number; membersOnly: boolean }>('groups.group-changed');

type Joining = { groupid: number; uid: number; name: string; at: number };

/** `uid` asked to be taken in; `heads` are the owner and the admins, who decide. */
export const joinAsked = defineEvent<Joining & { heads: number[] }>('groups.join-asked');
/** `uid` is an admin of a group from now on. */
export const adminNamed = defineEvent<Joining>('groups.admin-named');
/** `uid` was taken into a group. */
export const joinAccepted = defineEvent<Joining>('groups.join-accepted');
