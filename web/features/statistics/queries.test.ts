import { expect, test } from 'vitest';
import type { Caller } from '../../api/wire.ts';
import { readStatistics } from './queries.ts';

const none = { value: null, under: 5 };

/** Answers of a site on which Nigeria has as many members as are said. */
const site = (inNigeria: number): Caller =>
  (async (name: string, asked: { country_fid?: number }) => {
    const figure = { figure: 'members.here', label: 'Members here', unit: 'people', sums: false, parts: [] };
    if (name === 'statistics.figures')
      return { data: { list: [figure], first: '2026-11-01', last: '2026-11-28', countedAt: null } };
    const here = asked.country_fid === 188 && inNigeria < 5 ? none : { value: 40, under: 0 };
    const days = [{ day: '2026-11-28', ...here, before: none }];
    return { data: { ...figure, days, total: none, before: none, byPart: [] } };
  }) as Caller;

test.each([
  ['the reader’s country, where it has people enough', 40, '', 188],
  ['all countries, where it has too few', 3, '', 0],
  ['the country that is asked for, whoever is there', 3, 'country=188', 188],
])('opens on %s', async (_, people, query, countryFid) => {
  const { asked } = await readStatistics(site(people), new URLSearchParams(query), 188);
  expect(asked?.countryFid).toBe(countryFid);
});
