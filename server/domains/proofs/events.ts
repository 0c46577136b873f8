import { defineEvent } from '../../platform/outbox/event.ts';

// Events are never renamed: rows of an older version may lie in the outbox under these names (decision 0055).

/** A member proved the own e-mail address, the first one or another. */
export const emailVerified = defineEvent<{ uid: number }>('accounts.email-verified');
