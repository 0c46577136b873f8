import type { Language } from '../../../contract/primitives/countries.ts';
import { defineEvent } from '../../platform/outbox/event.ts';

export type MedalNames = { readonly [L in Language]: string };

/** A member changed their own info. */
export const profileChanged = defineEvent<{ uid: number }>('profiles.profile-changed');

/** Nothing lacks in a member's profile that makes it a verified one; announced at each change that leaves it so. */
export const profileCompleted = defineEvent<{ uid: number }>('profiles.profile-completed');

/** A member got a medal. `names` are those of one that operators made, in each language. */
export const medalGranted = defineEvent<{ uid: number; medal: string; names?: MedalNames }>('profiles.medal-granted');
