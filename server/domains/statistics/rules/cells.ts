import type { FigureUnit } from '../../../../contract/domains/statistics/limits.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { hiddenFigures } from './few-people.ts';
import { allScope, countryScope, elsewhere, languageScope, type Scope, scopeKey, sums } from './scopes.ts';

/** So much of one country, of one part of a figure. */
export interface OfCountry {
  country: number;
  part: string;
  value: number;
}

/** A figure of a day as it is stored. */
export interface Cell extends Scope {
  part: string;
  value: number;
  shown: boolean;
}

interface Sized {
  scope: Scope;
  part: string;
  value: number;
}

/** Adds up by scope and part, and for each scope as a whole. */
class Sums {
  readonly cells = new Map<string, Sized>();

  add(scope: Scope, part: string, value: number): void {
    for (const each of part === '' ? [''] : ['', part]) {
      const key = `${scopeKey(scope)} ${each}`;
      const cell = this.cells.get(key) ?? { scope, part: each, value: 0 };
      cell.value += value;
      this.cells.set(key, cell);
    }
  }
}

/**
 * The figures of a day: of all and of each language by what UTC brought, of each country by its own day. Scopes whose
 * figure would give away a few people of other figures are hidden as those of a few are.
 */
export function cellsOf(
  unit: FigureUnit,
  { utc, own }: { utc: readonly OfCountry[]; own: readonly OfCountry[] },
  givesAway: ReadonlySet<string> = new Set(),
): Cell[] {
  const all = new Sums();
  // A day that was counted has a figure of all, and be it 0.
  all.add(allScope, '', 0);
  let nowhere = 0;
  for (const { country, part, value } of utc) {
    const language = countryOfFid(country)?.language;
    all.add(allScope, part, value);
    if (language) all.add(languageScope(language), part, value);
    else nowhere += value;
  }
  for (const { country, part, value } of own) if (countryOfFid(country)) all.add(countryScope(country), part, value);
  const cells = [...all.cells.values()];
  const hidden = unit === 'people' ? hiddenPeople(cells, nowhere, givesAway) : new Set<string>();
  return cells.map(({ scope, part, value }) => ({ ...scope, part, value, shown: !hidden.has(scopeKey(scope)) }));
}

function hiddenPeople(cells: readonly Sized[], nowhere: number, givesAway: ReadonlySet<string>): ReadonlySet<string> {
  const values = new Map(cells.filter(({ part }) => part === '').map(({ scope, value }) => [scopeKey(scope), value]));
  return hiddenFigures(values.set(elsewhere, nowhere), sums, givesAway);
}
