import type { TaskFigure } from '../../../../contract/domains/tasks/limits.ts';
import type { StoredAct } from './acts.ts';
import type { Counted } from './figures.ts';
import { type Period, periodsOf } from './periods.ts';

/** How a member's figure of a period changes, and who did it to them last. */
export interface Sum {
  uid: number;
  figure: TaskFigure;
  period: Period;
  by: number;
  cause: number | undefined;
}

/**
 * Adds up what acts change, one sum for each member, figure and period; periods that ended before a day are settled, and
 * change no more.
 */
export function sumsOf(
  acts: readonly { act: StoredAct; by: 1 | -1 }[],
  { by: byFigure, to: toFigure }: Counted,
  since: string,
): Sum[] {
  const sums = new Map<string, Sum>();
  const add = (uid: number, figure: TaskFigure, day: string, by: number, cause?: number) => {
    for (const period of periodsOf(day)) {
      if (period.ends !== null && period.ends < since) continue;
      const key = `${uid} ${figure} ${period.label}`;
      const sum = sums.get(key) ?? { uid, figure, period, by: 0, cause };
      sums.set(key, { ...sum, by: sum.by + by, cause: cause ?? sum.cause });
    }
  };
  for (const { act, by } of acts) {
    if (byFigure) add(act.uid, byFigure, act.day, by);
    if (toFigure && act.to_uid !== null && act.to_uid !== act.uid)
      add(act.to_uid, toFigure, act.to_day ?? act.day, by, act.uid);
  }
  return [...sums.values()].filter((sum) => sum.by !== 0);
}
