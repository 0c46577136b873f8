import type { MedalRule } from '../../profiles/index.ts';
import type { CountRow } from '../sql/counts.ts';
import type { Task } from '../sql/tasks.ts';
import { type Period, spanOf } from './periods.ts';

/** A member's figure as it stands after a change. */
export interface Standing extends CountRow {
  span: Period['span'];
  ends: string | null;
  /** Who did last what is counted here. */
  cause: number | undefined;
  /** It has fallen. */
  fell: boolean;
}

/** What of a list is finished by a figure as it stands, and what no longer is. */
function met<T extends { figure: string; need: number }>(
  list: readonly T[],
  { figure, count, fell, span }: Standing,
  within: (one: T) => string,
) {
  const counted = list.filter((one) => one.figure === figure && within(one) === span);
  return {
    done: counted.filter(({ need }) => count >= need),
    lost: fell ? counted.filter(({ need }) => count < need) : [],
  };
}

/** Which tasks a figure finishes, and which it no longer does. */
export const tasksMet = (tasks: readonly Task[], standing: Standing) =>
  met(tasks, standing, ({ period }) => spanOf[period]);

/** Which medals a figure earns, and which it no longer does. */
export const medalsMet = (rules: readonly MedalRule[], standing: Standing) => met(rules, standing, ({ span }) => span);
