import type { CreatorFigure } from '../../../../contract/domains/creator/limits.ts';

/** Something that happened to a creator's figure on a day; `by` is below 0 where it was taken back. */
export interface DayFact {
  uid: number;
  day: string;
  figure: CreatorFigure;
  by: number;
  /** When it happened, or was taken back: a day that was counted anew later has it already. */
  at: Date;
}

export type DayFigures = Record<CreatorFigure, number>;
export const noFigures: DayFigures = { views: 0, threads: 0, likes: 0, fans: 0, comments: 0 };

const keyOf = ({ uid, day }: Pick<DayFact, 'uid' | 'day'>): string => `${uid} ${day}`;

/** Sums of facts by member and day, without those that a later count of the day has already. */
export function sumsOf(
  facts: readonly DayFact[],
  countedAt: readonly { uid: number; day: string; counted_at: Date | null }[],
): ({ uid: number; day: string } & DayFigures)[] {
  const counted = new Map(countedAt.map((row) => [keyOf(row), row.counted_at]));
  const sums = new Map<string, { uid: number; day: string } & DayFigures>();
  for (const fact of facts) {
    const anew = counted.get(keyOf(fact));
    // Views have no rows that a count could read again.
    if (anew && fact.figure !== 'views' && fact.at <= anew) continue;
    const sum = sums.get(keyOf(fact)) ?? { uid: fact.uid, day: fact.day, ...noFigures };
    sum[fact.figure] += fact.by;
    sums.set(keyOf(fact), sum);
  }
  return [...sums.values()];
}
