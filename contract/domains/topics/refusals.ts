import type { Refusal } from '../../refusal.ts';

/** Expected refusals of topics and interests (D2 §8, §9). */
export const topicsRefusals = {
  'topics.unknown': {},
  'topics.name_taken': {},
  'topics.name_empty': {},
  'topics.name_too_long': {},
  'topics.description_empty': {},
  'topics.description_too_long': {},
  'topics.select_tags': {},
  'topics.logo_missing': {},
  'topics.logo_too_small': {},
  'topics.unknown_category': {},
  'topics.other_country': {},
  'topics.may_not_speak': {},
  'topics.unverified': {},
  'topics.needs_consent': {},
  'topics.not_yours': {},
  'topics.hosts_too_many': {},
  'topics.too_many': {},
  'topics.unknown_tag': {},
  'topics.tags_too_few': {},
  'topics.tags_none': {},
} as const satisfies Record<string, Refusal>;
