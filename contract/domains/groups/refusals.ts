import type { Refusal } from '../../refusal.ts';

/** Expected refusals of groups. */
export const groupsRefusals = {
  'groups.unknown': {},
  'groups.name_taken': {},
  'groups.unknown_tag': {},
  'groups.unknown_category': {},
  'groups.too_many_owned': {},
  'groups.too_many_joined': {},
  'groups.too_many_asked': {},
  'groups.too_many_admins': {},
  'groups.may_not_speak': {},
  'groups.unverified': {},
  'groups.not_theirs': {},
  'groups.members_only': {},
  'groups.owner_stays': {},
  'groups.no_member': {},
  'groups.nobody_asks': {},
} as const satisfies Record<string, Refusal>;
