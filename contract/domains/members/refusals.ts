import type { Refusal } from '../../refusal.ts';

/** Expected refusals of names, addresses, numbers and guardians. Their names are older than the room, and stay: clients know them. */
export const membersRefusals = {
  'accounts.username_too_short': {},
  'accounts.username_invalid': {},
  'accounts.already_exists': {},
  'accounts.email_invalid': {},
  'accounts.email_ending': {},
  'accounts.email_taken': {},
  'accounts.phone_too_short': {},
  'accounts.mobile_invalid': {},
  'accounts.mobile_taken': {},
  'accounts.unknown_country': {},
  'accounts.email_not_exist': {},
  'accounts.too_many_letters': {},
  'accounts.link_spent': {},
  'accounts.guardian_not_needed': {},
  'accounts.guardian_yourself': {},
} as const satisfies Record<string, Refusal>;
