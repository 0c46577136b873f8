import { describe, expect, test } from 'vitest';
import { countries } from '../../../../contract/primitives/countries.ts';
import { cellsOf } from './cells.ts';
import { hiddenFigures } from './few-people.ts';
import { elsewhere, sums } from './scopes.ts';

const [nigeria, kenya, ghana, india] = ['ng', 'ke', 'gh', 'in'].map(
  (code) => countries.find((country) => country.code === code)?.fid ?? 0,
);

/** People by country, summed up as they are each day. */
function valuesOf(people: ReadonlyMap<number, number>): Map<string, number> {
  const values = new Map<string, number>();
  const add = (key: string, value: number) => values.set(key, (values.get(key) ?? 0) + value);
  for (const [fid, value] of people) {
    const language = countries.find((country) => country.fid === fid)?.language;
    add('0', value);
    add(language ? `0${language}` : elsewhere, value);
    if (language) add(String(fid), value);
  }
  return values;
}

const hiddenOf = (...people: [number | undefined, number][]) =>
  hiddenFigures(valuesOf(new Map(people.map(([fid, value]) => [fid ?? 0, value]))), sums);

/** The sums over what is hidden that somebody can work out from all that is shown: each, with how many people it is of. */
function workedOut(values: ReadonlyMap<string, number>, hidden: ReadonlySet<string>): Map<string, number> {
  const unknown = [...hidden];
  const rows = sums.map(({ whole, parts }) => {
    const row = unknown.map((key) => (parts.includes(key) ? 1 : 0) - (key === whole ? 1 : 0));
    return row as number[];
  });
  const found = new Map<string, number>();
  // Each column alone: it is known where it is a combination of the rows.
  for (const [at, key] of unknown.entries()) {
    const target = unknown.map((_, column) => (column === at ? 1 : 0));
    if (rank([...rows, target]) === rank(rows)) found.set(key, values.get(key) ?? 0);
  }
  return found;
}

function rank(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => [...row]);
  let done = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) {
    const pivot = rows.findIndex((row, at) => at >= done && Math.abs(row[column] ?? 0) > 1e-9);
    const taken = rows[pivot];
    if (pivot < 0 || !taken) continue;
    rows[pivot] = rows[done] ?? taken;
    rows[done] = taken;
    for (const [at, row] of rows.entries()) {
      if (at === done) continue;
      const factor = (row[column] ?? 0) / (taken[column] ?? 1);
      for (const [each, value] of taken.entries()) row[each] = (row[each] ?? 0) - factor * value;
    }
    done += 1;
  }
  return done;
}

describe('figures of people', () => {
  test('of fewer than five are shown to nobody', () => {
    const hidden = hiddenOf([nigeria, 5], [india, 4]);
    expect(hidden.has(String(india))).toBe(true);
    expect(hidden.has('0hi')).toBe(true);
  });

  test('are not worked out from the sum of all countries: the smallest of the others is hidden, too', () => {
    const hidden = hiddenOf([nigeria, 100], [ghana, 50], [kenya, 2]);
    expect([nigeria, ghana, kenya].map((fid) => hidden.has(String(fid)))).toEqual([false, true, true]);
    expect(hidden.has('0en')).toBe(false);
  });

  test('are shown where all are of five people and more, or of nobody', () => {
    const hidden = hiddenOf([nigeria, 100], [ghana, 50]);
    expect([nigeria, ghana, kenya].map((fid) => hidden.has(String(fid)))).toEqual([false, false, true]);
    expect(hidden.has('0')).toBe(false);
  });

  test('nobody works out one of fewer than five but of none, whatever the figures are', () => {
    let seed = 7;
    const dice = (sides: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % sides;
    };
    for (let round = 0; round < 400; round += 1) {
      const all = [0, ...countries.map(({ fid }) => fid)];
      const people = new Map(all.map((fid) => [fid, dice(3) === 0 ? 0 : dice(dice(2) === 0 ? 12 : 300)] as const));
      const values = valuesOf(people);
      const hidden = hiddenFigures(values, sums);
      const small = [...workedOut(values, hidden)].filter(([, value]) => value > 0 && value < 5);
      expect(small, JSON.stringify([...people])).toEqual([]);
    }
  });
});

test('what isn’t of people is shown, however little it is', () => {
  const row = { country: kenya ?? 0, part: '', value: 1 };
  const shown = (unit: 'people' | 'count') => cellsOf(unit, { utc: [row], own: [row] }).map((cell) => cell.shown);
  expect(shown('count')).toEqual([true, true, true]);
  expect(shown('people')).toEqual([false, false, false]);
});

test('a part is summed up by itself and in the whole, of all, of a language and of its country', () => {
  const of = (country: number | undefined, part: string, value: number) => ({ country: country ?? 0, part, value });
  const rows = [of(nigeria, 'a', 3), of(india, 'a', 4), of(india, 'b', 5)];
  const cells = cellsOf('xgold', { utc: rows, own: rows });
  const value = (countryFid: number | undefined, language: string, part: string) =>
    cells.find((cell) => cell.countryFid === countryFid && cell.language === language && cell.part === part)?.value;
  expect([value(0, '', ''), value(0, '', 'a'), value(0, 'hi', ''), value(india, '', 'b')]).toEqual([12, 7, 9, 5]);
});
