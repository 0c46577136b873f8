import type { Refusal } from '../../refusal.ts';

/** Expected refusals of groups of chat (D2 §5, §8). */
export const roomsRefusals = {
  'rooms.unknown': {},
  'rooms.name_taken': {},
  'rooms.too_few': {},
  'rooms.full': {},
  'rooms.too_many_owned': {},
  'rooms.too_many_joined': {},
  'rooms.too_many_asked': {},
  'rooms.too_many_admins': {},
  'rooms.may_not_speak': {},
  'rooms.unverified': {},
  'rooms.needs_consent': {},
  'rooms.not_theirs': {},
  'rooms.no_member': {},
  'rooms.nobody_asks': {},
  /** The owner hands the group over or deletes it. */
  'rooms.owner_stays': {},
  'rooms.invite_only': {},
  /** The link has been ended. */
  'rooms.link_ended': {},
  'rooms.yourself': {},
  'rooms.no_message': {},
  'rooms.unknown_member': {},
  /** Its members are those of a group of threads, and this one is none. */
  'rooms.members_of_group': {},
  'rooms.host_only': {},
  /** A topic or a group of threads has one already. */
  'rooms.has_room': {},
  'rooms.word_refused': {},
  'rooms.reminded': {},
} as const satisfies Record<string, Refusal>;
