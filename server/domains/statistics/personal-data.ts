import type { OwnersIn } from '../../platform/table-owners.ts';

/** Whose the rows of its tables are: sums, which name nobody. */
export const statisticsTables: OwnersIn<'statistics'> = {
  'statistics.cohorts': { none: 'sums, in which nobody is named' },
  'statistics.days': { none: 'the days that were counted' },
  'statistics.figures': { none: 'sums, in which nobody is named' },
};
