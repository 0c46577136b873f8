import { statisticsLimits } from '../../../../contract/domains/statistics/limits.ts';

/** A figure as it is told. */
export interface Told {
  value: number | null;
  /** 5 where it is of fewer people, or would give away another that is; 0 where nothing was counted. */
  under: number;
}

export const notCounted: Told = { value: null, under: 0 };
const tooFew: Told = { value: null, under: statisticsLimits.fewPeople };

/** What is told of a day: of people nothing where too few came, as where none did. */
export function toldOf(people: boolean, counted: boolean, row: { value: number; shown: boolean } | undefined): Told {
  if (!counted) return notCounted;
  if (row) return row.shown ? { value: row.value, under: 0 } : tooFew;
  return people ? tooFew : { value: 0, under: 0 };
}

/** The sum of what is told: what isn't adds nothing, or two sums would give it away. */
export function sumOf(days: readonly Told[]): Told {
  const told = days.flatMap(({ value }) => value ?? []);
  if (told.length > 0) return { value: told.reduce((sum, value) => sum + value, 0), under: 0 };
  return days.some(({ under }) => under > 0) ? tooFew : notCounted;
}
