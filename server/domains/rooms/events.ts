import { defineEvent } from '../../platform/outbox/event.ts';

type InRoom = { room: number; name: string; at: number };

/** `uid` asked to be taken into a group; `heads` are its owner and admins, who decide. */
export const roomAsked = defineEvent<InRoom & { uid: number; heads: number[] }>('rooms.asked');
/** `uid` was taken into a group. */
export const roomAccepted = defineEvent<InRoom & { uid: number }>('rooms.accepted');
/** `uid` is an admin of a group from now on. */
export const roomAdminNamed = defineEvent<InRoom & { uid: number }>('rooms.admin-named');
/** A group was handed over to `uid`. */
export const roomHandedOver = defineEvent<InRoom & { uid: number; by: number }>('rooms.handed-over');
/** `by` asked members into a group. */
export const roomInvited = defineEvent<InRoom & { by: number; invited: number[] }>('rooms.invited');
/** `by` reminds a member of a group. */
export const roomReminded = defineEvent<InRoom & { uid: number; by: number }>('rooms.reminded');
