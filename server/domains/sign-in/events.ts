import { defineEvent } from '../../platform/outbox/event.ts';

// Events are never renamed: rows of an older version may lie in the outbox under these names (decision 0055).

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

/** A member's password is another one now, changed or set anew by who forgot it. */
export const passwordChanged = defineEvent<{ uid: number }>('accounts.password-changed');
