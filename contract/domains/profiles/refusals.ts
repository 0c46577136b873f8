import type { Refusal } from '../../refusal.ts';

/** Expected refusals of profiles (D1 §5, §8). */
export const profilesRefusals = {
  'profiles.unknown_member': {},
  'profiles.foreign_uid': {},
  'profiles.location_locked': {},
  'profiles.unknown_country': {},
  'profiles.username_spent': {},
  'profiles.username_same': {},
  'profiles.birthday_invalid': {},
} as const satisfies Record<string, Refusal>;
