import { statisticsLimits } from '../../../../contract/domains/statistics/limits.ts';
import { elsewhere, type Sum } from './scopes.ts';

const { fewPeople } = statisticsLimits;

/**
 * Which figures of people are shown to nobody: those of fewer than five, and as many more as it takes that nobody works
 * one of them out from what a sum and its other parts say. Of what is hidden in a sum five people are meant at least.
 * What gives away a few for another reason is hidden from the start.
 */
export function hiddenFigures(
  values: ReadonlyMap<string, number>,
  sums: readonly Sum[],
  givesAway: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const peopleIn = (key: string): number => values.get(key) ?? 0;
  const keys = new Set(sums.flatMap(({ whole, parts }) => [whole, ...parts]));
  const hidden = new Set(
    [...keys].filter((key) => key === elsewhere || peopleIn(key) < fewPeople || givesAway.has(key)),
  );
  const next = (): string | undefined => {
    for (const sum of sums) {
      const key = alsoHidden(sum, peopleIn, hidden);
      if (key !== undefined) return key;
    }
    return undefined;
  };
  for (let key = next(); key !== undefined; key = next()) hidden.add(key);
  return hidden;
}

/** The smallest part of a sum that must be hidden, too; none where what is hidden can't be worked out. */
function alsoHidden(
  { whole, parts }: Sum,
  peopleIn: (key: string) => number,
  hidden: ReadonlySet<string>,
): string | undefined {
  const meant = parts.filter((key) => hidden.has(key)).reduce((sum, key) => sum + peopleIn(key), 0);
  const worksOut = (meant > 0 && meant < fewPeople) || (hidden.has(whole) && meant < fewPeople);
  if (!worksOut) return undefined;
  const [smallest] = parts.filter((key) => !hidden.has(key)).sort((a, b) => peopleIn(a) - peopleIn(b));
  return smallest;
}
