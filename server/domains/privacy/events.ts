import { defineEvent } from '../../platform/outbox/event.ts';

// Events are never renamed: rows of an older version may lie in the outbox under these names (decision 0055).

/** The export of a member's data can be fetched. */
export const dataExported = defineEvent<{ uid: number; id: number; at: number }>('accounts.data-exported');

/** Somebody asked for the deletion of their account, to be done at `due`. */
export const deletionRequested = defineEvent<{ uid: number; due: number }>('accounts.deletion-requested');

/** Somebody took the deletion of their account back by logging in. */
export const deletionTakenBack = defineEvent<{ uid: number }>('accounts.deletion-taken-back');

/** An account is gone: its threads stay, of a former member. */
export const memberDeleted = defineEvent<{ uid: number }>('accounts.member-deleted');
