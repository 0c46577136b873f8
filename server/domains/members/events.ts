import { defineEvent } from '../../platform/outbox/event.ts';

// Events are never renamed: rows of an older version may lie in the outbox under these names (decision 0055).

/** Somebody joined. */
export const memberRegistered = defineEvent<{
  uid: number;
  username: string;
  countryFid: number;
  by: 'email' | 'phone' | 'facebook' | 'google';
  /** The code they were invited by, as it came, and a mark of the device; empty where nothing was sent. */
  invite: string;
  device: string;
}>('accounts.member-registered');

/** What others show of a member changed: signature, picture, group, creator status. */
export const memberChanged = defineEvent<{ uid: number }>('accounts.member-changed');

/** A member goes by another username; the old one still leads to them. */
export const memberRenamed = defineEvent<{ uid: number; from: string; to: string }>('accounts.member-renamed');

/** A member holds another office over a country: 1 operator, 2 country moderator, 3 moderator; 0 for none. */
export const officeChanged = defineEvent<{ uid: number; from: number; to: number; countryFid: number; at: number }>(
  'accounts.office-changed',
);

/** A guardian agreed that the member writes here. */
export const guardianAgreed = defineEvent<{ uid: number }>('accounts.guardian-agreed');
