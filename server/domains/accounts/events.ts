import { defineEvent } from '../../platform/outbox/event.ts';

/** Somebody joined. */
export const memberRegistered = defineEvent<{
  uid: number;
  username: string;
  countryFid: number;
  by: 'email' | 'phone';
  /** The code they were invited by, as it came, and a mark of the device; empty where nothing was sent. */
  invite: string;
  device: string;
}>('accounts.member-registered');

/** What others show of a member changed: signature, picture, group, creator status. */
export const memberChanged = defineEvent<{ uid: number }>('accounts.member-changed');
