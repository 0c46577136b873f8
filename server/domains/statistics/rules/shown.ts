import { statisticsLimits } from '../../../../contract/domains/statistics/limits.ts';

/** A figure as it is shown. */
export interface Shown {
  value: number | null;
  /** 5 where it is of fewer people, or would give away another that is; 0 where nothing was counted. */
  under: number;
}

export const notCounted: Shown = { value: null, under: 0 };
const tooFew: Shown = { value: null, under: statisticsLimits.fewPeople };

/** What is shown of a day: of people nothing where too few came, as where none did. */
export function shownOf(people: boolean, counted: boolean, row: { value: number; shown: boolean } | undefined): Shown {
  if (!counted) return notCounted;
  if (row) return row.shown ? { value: row.value, under: 0 } : tooFew;
  return people ? tooFew : { value: 0, under: 0 };
}

/** The sum of what is shown: what isn't adds nothing, or two sums would give it away. */
export function sumOf(days: readonly Shown[]): Shown {
  const shown = days.flatMap(({ value }) => value ?? []);
  if (shown.length > 0) return { value: shown.reduce((sum, value) => sum + value, 0), under: 0 };
  return days.some(({ under }) => under > 0) ? tooFew : notCounted;
}
