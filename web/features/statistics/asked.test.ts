import { expect, test } from 'vitest';
import { addressOf, askedIn, daysIn } from './asked.ts';

const known = { abouts: ['members', 'threads', 'retention'], first: '2025-01-01', last: '2026-11-28', homeFid: 188 };
const asked = (query: string) => askedIn(new URLSearchParams(query), known);

test('an address that says nothing asks for the last fortnight of the reader’s country', () => {
  const own = { about: 'members', countryFid: 188, language: '', from: '2026-11-15', to: '2026-11-28', beside: true };
  expect(asked('')).toEqual(own);
  expect(asked('about=nothing&country=7&language=de&from=soon&to=2026-02-31x')).toEqual({ ...own, countryFid: 0 });
  expect(daysIn(own)).toBe(14);
});

test('a country goes before a language, and a language before the reader’s own country', () => {
  expect(asked('country=210&language=fr')).toMatchObject({ countryFid: 210, language: '' });
  expect(asked('country=0&language=fr')).toMatchObject({ countryFid: 0, language: 'fr' });
  expect(asked('language=fr')).toMatchObject({ countryFid: 0, language: 'fr' });
});

test('days are put in order, end with the last that was counted, and are a year at most', () => {
  expect(asked('from=2026-11-20&to=2026-11-10')).toMatchObject({ from: '2026-11-10', to: '2026-11-20' });
  expect(asked('from=2026-11-20&to=2027-01-01')).toMatchObject({ from: '2026-11-20', to: '2026-11-28' });
  expect(asked('from=2027-01-01&to=2027-01-02')).toMatchObject({ from: '2026-11-28', to: '2026-11-28' });
  expect(asked('from=0000-01-01&to=0000-01-05')).toMatchObject({ from: '2024-01-02', to: '2025-01-01' });
  const year = asked('from=2020-01-01&to=2026-11-28');
  expect([year.from, daysIn(year)]).toEqual(['2025-11-28', 366]);
});

test('an address is read back as it was written', () => {
  for (const query of ['', 'about=threads&country=0&language=hi&alone=1', 'from=2026-10-01&to=2026-10-02'])
    expect(asked(addressOf(asked(query)))).toEqual(asked(query));
});
