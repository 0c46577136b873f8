import type { Refusal } from '../../refusal.ts';

/** Expected refusals of statistics. */
export const statisticsRefusals = {
  'statistics.figure_unknown': {},
  'statistics.days_many': {},
} as const satisfies Record<string, Refusal>;
