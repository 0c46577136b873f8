import { defineEvent } from '../../platform/outbox/event.ts';

/** Somebody joined. */
export const memberRegistered = defineEvent<{
  uid: number;
  username: string;
  countryFid: number;
  by: 'email' | 'phone';
}>('accounts.member-registered');

/** What others show of a member changed: signature, picture, group, creator status. */
export const memberChanged = defineEvent<{ uid: number }>('accounts.member-changed');
