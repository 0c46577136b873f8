import type { Refusal } from '../../refusal.ts';

/** Expected refusals of contests and photo boards. */
export const contestsRefusals = {
  'contests.unknown': {},
  /** Operators take no photos on the board for now; `opens` is the day from which they do. */
  'contests.unavailable': {},
  'contests.not_open_yet': {},
  'contests.closed': {},
  'contests.other_country': {},
  'contests.agreement_missing': {},
  /** The agreement is another one than the member has read. */
  'contests.agreement_changed': {},
  'contests.entries_used': {},
  'contests.unknown_category': {},
  /** It opens before it closes, closes for photos before likes end, and winners come after. */
  'contests.dates_cross': {},
  /** Somebody has agreed: words, categories and what decides stay. */
  'contests.agreed_before': {},
  'contests.changed_meanwhile': {},
  'contests.closed_before': {},
  'contests.not_closed': {},
  'contests.prizes_wrong': {},
  'contests.prize_unknown': {},
  /** All pieces of the prize are given. */
  'contests.prize_given': {},
  /** This entry has won already. */
  'contests.won_before': {},
  'contests.entry_unknown': {},
  'contests.not_jury': {},
  'contests.jury_over': {},
  'contests.own_entry': {},
  'contests.member_unknown': {},
  'contests.categories_full': {},
  'contests.dream_unknown': {},
  'contests.dream_untold': {},
} as const satisfies Record<string, Refusal>;
