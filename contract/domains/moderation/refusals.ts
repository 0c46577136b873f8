import type { Refusal } from '../../refusal.ts';

/** Expected refusals of bans and appeals. */
export const moderationRefusals = {
  'moderation.unknown_member': {},
  'moderation.yourself': {},
  'moderation.is_operator': {},
  'moderation.is_moderator': {},
  'moderation.other_country': {},
  'moderation.operators_sanction': {},
  'moderation.reason_missing': {},
  /** A form of moderators that names none of the rules. */
  'moderation.rule_missing': {},
  'moderation.no_sanction': {},
  'moderation.appeal_open': {},
  'moderation.appeal_too_soon': {},
  /** The member didn't write from it lately. */
  'moderation.unknown_address': {},
  'moderation.own_address': {},
  'moderation.address_banned_before': {},
  'moderation.unknown_ban': {},
  'moderation.unknown_country': {},
  'moderation.unknown_reason': {},
  'moderation.too_many_reasons': {},
  /** Somebody else has changed the list meanwhile. */
  'moderation.words_changed': {},
  'moderation.too_many_words': {},
  'moderation.word_too_long': {},
  /** Nothing of it is part of a word. */
  'moderation.word_empty': {},
} as const satisfies Record<string, Refusal>;
