import type { Refusal } from '../../../../refusal.ts';

/** Expected refusals of polls. */
export const pollRefusals = {
  'threads.poll_options_count': {},
  'threads.poll_option_empty': {},
  'threads.poll_option_too_long': {},
  'threads.poll_options_alike': {},
  /** More may be chosen than there are options. */
  'threads.poll_choices': {},
  'threads.poll_unknown_option': {},
  'threads.poll_too_many_choices': {},
  'threads.poll_finished': {},
  /** The member has voted otherwise. */
  'threads.poll_voted': {},
  /** Somebody has voted: the question stays as it was answered. */
  'threads.poll_has_votes': {},
  'threads.poll_not_exist': {},
} as const satisfies Record<string, Refusal>;
