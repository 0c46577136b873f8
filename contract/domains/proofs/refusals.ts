import type { Refusal } from '../../refusal.ts';

/** Expected refusals of codes, passwords and second steps. Their names are older than the room, and stay: clients know them. */
export const proofsRefusals = {
  'accounts.password_empty': {},
  'accounts.wrong_credentials': {},
  'accounts.locked': {},
  'accounts.password_too_short': {},
  'accounts.password_invalid': {},
  /** Among the commonest, which are guessed first. */
  'accounts.password_common': {},
  'accounts.passwords_differ': {},
  'accounts.wrong_image_code': { code: 2 },
  'accounts.wrong_mobile_code': {},
  'accounts.code_not_offered': {},
  'accounts.foreign_uid': {},
  'accounts.email_change_needed': {},
  'accounts.email_verified_before': {},
  'accounts.too_many_checks': {},
  'accounts.wrong_email_code': {},
  'accounts.email_code_spent': {},
  'accounts.wrong_code': {},
  'accounts.two_step_on': {},
  'accounts.two_step_off': {},
  'accounts.two_step_not_begun': {},
  'accounts.passkey_refused': {},
  'accounts.unknown_passkey': {},
  'accounts.passkey_known': {},
  'accounts.too_many_passkeys': {},
  'accounts.password_unset': {},
} as const satisfies Record<string, Refusal>;
