import type { Refusal } from '../../refusal.ts';

/** Expected refusals of private messages (D2 §5, §8). */
export const messagesRefusals = {
  'messages.not_exist': {},
  /** Nobody is there to write to, or one of the two has blocked the other. */
  'messages.cannot_start': {},
  'messages.you_blocked': {},
  'messages.yourself': {},
  'messages.no_recipient': {},
  'messages.blank': {},
  'messages.may_not_speak': {},
  'messages.unverified': {},
  'messages.needs_consent': {},
  /** So much was written to somebody who has not answered. */
  'messages.wait_for_answer': {},
  'messages.too_many_begun': {},
  /** It holds a word that the writer's country doesn't take. */
  'messages.word_refused': {},
  /** It holds emoticons of a pack that the store sells, and that its writer has not bought. */
  'messages.pack_not_owned': {},
  /** A day of reading only, set by the group's admins. */
  'messages.muted_here': {},
  /** Only the owner and admins write here. */
  'messages.announcements_only': {},
  /** Somebody who is in the group no longer, or never was. */
  'messages.no_member': {},
  'messages.no_message': {},
  /** An hour has passed, or it is somebody else's. */
  'messages.not_withdrawable': {},
  'messages.no_request': {},
  'messages.nothing_reported': {},
  'messages.own_reported': {},
  'messages.too_many_reports': {},
  'messages.unknown_report': {},
  'messages.too_many_pinned': {},
  'messages.not_yours_to_sign': {},
  /** The first message to a stranger carries no photo. */
  'messages.no_photo_yet': {},
  'messages.fields_missing': {},
  /** A newcomer says the same to many, or sends links to strangers. */
  'messages.looks_like_spam': {},
} as const satisfies Record<string, Refusal>;

/** Why the caller may not write to a member. */
export const cannotWrite = [
  'messages.cannot_start',
  'messages.you_blocked',
  'messages.yourself',
  'messages.may_not_speak',
  'messages.unverified',
  'messages.needs_consent',
  'messages.wait_for_answer',
  'messages.too_many_begun',
] as const;
