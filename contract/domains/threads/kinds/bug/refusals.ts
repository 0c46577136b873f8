import type { Refusal } from '../../../../refusal.ts';

/** Expected refusals of bug reports as threads. */
export const bugRefusals = {
  /** The thread is no bug report, or none that the reader may see. */
  'threads.bug_not_exist': {},
  /** Its options are not stored yet. */
  'threads.bug_unfinished': {},
  /** One's own report. */
  'threads.bug_same_own': {},
  /** It is joined with an older report, where "same here" counts. */
  'threads.bug_joined': {},
  /** It is not solved. */
  'threads.bug_not_solved': {},
} as const satisfies Record<string, Refusal>;
