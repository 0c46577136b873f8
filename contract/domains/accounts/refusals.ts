import type { Refusal } from '../../refusal.ts';
import { safetyRefusals } from './safety-refusals.ts';
import { thirdPartyRefusals } from './third-party-refusals.ts';

/** Expected refusals of sign-in and registration (D1 §5, §8). */
export const accountsRefusals = {
  'accounts.username_empty': {},
  'accounts.password_empty': {},
  'accounts.wrong_credentials': {},
  'accounts.account_not_exist': {},
  'accounts.locked': {},
  'accounts.not_creator': {},
  'accounts.username_too_short': {},
  'accounts.username_invalid': {},
  'accounts.already_exists': {},
  'accounts.password_too_short': {},
  'accounts.password_invalid': {},
  'accounts.passwords_differ': {},
  'accounts.email_invalid': {},
  'accounts.email_taken': {},
  'accounts.phone_too_short': {},
  'accounts.mobile_invalid': {},
  'accounts.mobile_taken': {},
  'accounts.wrong_image_code': { code: 2 },
  'accounts.wrong_mobile_code': {},
  'accounts.unknown_country': {},
  'accounts.code_not_offered': {},
  'accounts.foreign_uid': {},
  ...safetyRefusals,
  ...thirdPartyRefusals,
} as const satisfies Record<string, Refusal>;
