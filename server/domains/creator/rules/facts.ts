import type { CreatorFigure } from '../../../../contract/domains/creator/limits.ts';

/** Something that happened to a creator's figure on a day; `by` is below 0 where it was taken back. */
export interface DayFact {
  uid: number;
  day: string;
  figure: CreatorFigure;
  /** The thread of theirs that it was done to. */
  tid?: number | undefined;
  by: number;
  /** When it happened, or was taken back: a day that was counted anew later has it already. */
  at: Date;
}

export type DayFigures = Record<CreatorFigure, number>;
export const noFigures: DayFigures = { views: 0, threads: 0, likes: 0, fans: 0, comments: 0 };

const keyOf = ({ uid, day }: Pick<DayFact, 'uid' | 'day'>): string => `${uid} ${day}`;

/** When days were counted anew, where they were. */
type CountedAt = readonly { uid: number; day: string; counted_at: Date | null }[];

/** Facts without those that a later count of their day has already. */
function uncounted<F extends DayFact>(facts: readonly F[], countedAt: CountedAt): F[] {
  const counted = new Map(countedAt.map((row) => [keyOf(row), row.counted_at]));
  return facts.filter((fact) => {
    const anew = counted.get(keyOf(fact));
    // Views have no rows that a count could read again.
    return !anew || fact.figure === 'views' || fact.at > anew;
  });
}

/** Sums of facts by member and day, without those that a later count of the day has already. */
export function sumsOf(facts: readonly DayFact[], countedAt: CountedAt): ({ uid: number; day: string } & DayFigures)[] {
  const sums = new Map<string, { uid: number; day: string } & DayFigures>();
  for (const fact of uncounted(facts, countedAt)) {
    const sum = sums.get(keyOf(fact)) ?? { uid: fact.uid, day: fact.day, ...noFigures };
    sum[fact.figure] += fact.by;
    sums.set(keyOf(fact), sum);
  }
  return [...sums.values()];
}

/** What a thread of a creator was given on a day. */
export interface ThreadDay {
  uid: number;
  day: string;
  tid: number;
  views: number;
  likes: number;
  replies: number;
}

/** Figures of a thread, by those of its author. */
const ofThread: Partial<Record<CreatorFigure, 'views' | 'likes' | 'replies'>> = {
  ...{ views: 'views', likes: 'likes', comments: 'replies' },
};

/** The same of each thread. */
export function threadSumsOf(facts: readonly DayFact[], countedAt: CountedAt): ThreadDay[] {
  const sums = new Map<string, ThreadDay>();
  for (const fact of uncounted(facts, countedAt)) {
    const [{ uid, day, tid, by }, figure] = [fact, ofThread[fact.figure]];
    if (tid === undefined || figure === undefined) continue;
    const key = `${keyOf(fact)} ${tid}`;
    const sum = sums.get(key) ?? { uid, day, tid, views: 0, likes: 0, replies: 0 };
    sum[figure] += by;
    sums.set(key, sum);
  }
  return [...sums.values()];
}
