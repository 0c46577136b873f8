import { defineEvent } from '../../platform/outbox/event.ts';

/** A member changed their own info. */
export const profileChanged = defineEvent<{ uid: number }>('profiles.profile-changed');

/** A member got a medal. */
export const medalGranted = defineEvent<{ uid: number; medal: string }>('profiles.medal-granted');
