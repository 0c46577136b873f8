import { defineEvent } from '../../platform/outbox/event.ts';

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

/** Somebody logged in on a device that the member never used before. `device` is empty where it says nothing of itself. */
export const signedInFromNewDevice = defineEvent<{
  uid: number;
  at: number;
  device: string;
  city: string;
  country: string;
  address: string;
}>('accounts.signed-in-from-new-device');

export type SafetyChange =
  | 'passkey_added'
  | 'passkey_removed'
  | 'two_step_on'
  | 'two_step_off'
  | 'recovery_codes_new'
  | 'password_set'
  | 'account_linked'
  | 'account_unlinked';

/** The ways into an account changed. */
export const safetyChanged = defineEvent<{ uid: number; at: number; change: SafetyChange }>('accounts.safety-changed');

/** A member goes by another username; the old one still leads to them. */
export const memberRenamed = defineEvent<{ uid: number; from: string; to: string }>('accounts.member-renamed');
/** A member proved the own e-mail address, the first one or another. */
export const emailVerified = defineEvent<{ uid: number }>('accounts.email-verified');

/** A member's password is another one now, changed or set anew by who forgot it. */
export const passwordChanged = defineEvent<{ uid: number }>('accounts.password-changed');

/** A guardian agreed that the member writes here. */
export const guardianAgreed = defineEvent<{ uid: number }>('accounts.guardian-agreed');
/** The export of a member's data can be fetched. */
export const dataExported = defineEvent<{ uid: number; id: number; at: number }>('accounts.data-exported');

/** Somebody asked for the deletion of their account, to be done at `due`. */
export const deletionRequested = defineEvent<{ uid: number; due: number }>('accounts.deletion-requested');

/** Somebody took the deletion of their account back by logging in. */
export const deletionTakenBack = defineEvent<{ uid: number }>('accounts.deletion-taken-back');

/** An account is gone: its threads stay, of a former member. */
export const memberDeleted = defineEvent<{ uid: number }>('accounts.member-deleted');
