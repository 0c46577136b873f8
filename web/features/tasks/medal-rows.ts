import { taskLimits } from '../../../contract/domains/tasks/limits.ts';
import type { MedalRow } from '../../../contract/domains/tasks/shapes.ts';

export const ownMedals = (medals: readonly MedalRow[]): MedalRow[] => medals.filter(({ is_have }) => is_have === 1);

export const medalsToGet = (medals: readonly MedalRow[]): MedalRow[] => medals.filter(({ is_have }) => is_have === 0);

/** Medals that are worn, in their order. */
export const wornMedals = (medals: readonly MedalRow[]): MedalRow[] =>
  medals.filter(({ wear }) => wear > 0).toSorted((one, other) => one.wear - other.wear);

const share = ({ have, need }: MedalRow): number => have / need;

/** The medal that lacks least of what is counted for it; undefined where nothing is begun. */
export const nearestMedal = (medals: readonly MedalRow[]): MedalRow | undefined =>
  medalsToGet(medals)
    .filter(({ have, need }) => need > 0 && have > 0)
    .toSorted((one, other) => share(other) - share(one))[0];

/** The order after a medal has moved by a place; as it was at an end of the list. */
export function moved(order: readonly number[], medalid: number, by: 1 | -1): number[] {
  const at = order.indexOf(medalid);
  const to = at + by;
  const next = [...order];
  if (at < 0 || to < 0 || to >= order.length) return next;
  next[at] = order[to]!;
  next[to] = medalid;
  return next;
}

export const without = (order: readonly number[], medalid: number): number[] => order.filter((id) => id !== medalid);

/** The order with one more at its end; null where no place is free. */
export const withOneMore = (order: readonly number[], medalid: number): number[] | null =>
  order.length < taskLimits.worn ? [...without(order, medalid), medalid] : null;
