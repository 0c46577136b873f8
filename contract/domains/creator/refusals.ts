import type { Refusal } from '../../refusal.ts';

/** Expected refusals of creators. */
export const creatorRefusals = {
  /** The figures are another member's. */
  'creator.foreign_uid': {},
  'creator.is_creator': {},
  'creator.conditions_open': {},
  'creator.waiting': {},
  /** Refused lately: `again` is the day from which one may apply again. */
  'creator.not_yet': {},
  'creator.too_short': {},
  'creator.nothing_waits': {},
  /** Nothing was refused, the day to apply again is there, or the refusal was appealed before. */
  'creator.no_appeal': {},
  'creator.application_unknown': {},
  'creator.answered': {},
  /** They refused it themselves: another operator decides. */
  'creator.own_application': {},
  'creator.own_refusal': {},
  'creator.not_grantable': {},
  'creator.page_unknown': {},
  'creator.pages_full': {},
  'creator.changed_meanwhile': {},
  'creator.unnamed': {},
} as const satisfies Record<string, Refusal>;
