import { expect, test } from 'vitest';
import { boardFids } from './board-fids.ts';
import { boardOfFid, shareFid, takesKind } from './boards.ts';
import { countries, countriesShownTo, countryOfCode, languageRoutes, languages, localePath } from './countries.ts';

test('R-MSC-057 the country table has the 17 codes and ids of the documents', () => {
  const table = Object.fromEntries(countries.map((c) => [c.code, c.fid]));
  expect(table).toEqual({
    ng: 188,
    eg: 206,
    ke: 207,
    id: 208,
    pk: 209,
    in: 210,
    ci: 211,
    ma: 212,
    ug: 213,
    ph: 215,
    tz: 217,
    gh: 220,
    rus: 222,
    global: 293,
    bd: 331,
    np: 332,
    zm: 772,
  });
});

test('R-MSC-058 a country reads English, but Hindi in India and French in Côte d’Ivoire and Morocco', () => {
  for (const { code, language } of countries)
    expect(language).toBe(code === 'in' ? 'hi' : code === 'ci' || code === 'ma' ? 'fr' : 'en');
});

test('R-MSC-003 R-MSC-016 the languages are three, each with the route the documents give it', () => {
  expect(languages).toEqual(['en', 'fr', 'hi']);
  expect(languageRoutes).toEqual({ en: 'global', fr: 'ma', hi: 'in' });
  for (const language of languages) expect(countryOfCode(languageRoutes[language])?.language).toBe(language);
});

test('R-MSC-005 R-MSC-059 the global locale has no prefix, its 404 page neither', () => {
  expect(localePath('global', '/')).toBe('/');
  expect(localePath('global', '/404')).toBe('/404');
  expect(localePath('ng', '/')).toBe('/ng');
  expect(localePath('ng', '/404')).toBe('/ng/404');
});

test('the countries 209 and 210 never see each other', () => {
  expect(countriesShownTo(209).some((c) => c.fid === 210)).toBe(false);
  expect(countriesShownTo(210).some((c) => c.fid === 209)).toBe(false);
  expect(countriesShownTo(188)).toHaveLength(17);
});

test('every zone is one the runtime knows', () => {
  for (const { timeZone } of countries) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});

test('R-THR-007 share links use a forum id for each kind of post', () => {
  expect([shareFid('article'), shareFid('video'), shareFid('single'), shareFid('multiple')]).toEqual([
    53792, 66571, 45015, 15443,
  ]);
});

test('threads of every kind go to the common board or a country', () => {
  const takes = (fid: number) => takesKind(boardOfFid(fid)!, 'plain') && takesKind(boardOfFid(fid)!, 'poll');
  expect([boardFids.common, 188, boardFids.bug].map(takes)).toEqual([true, true, false]);
  expect(boardOfFid(1)).toBeUndefined();
});

test('a board that names kinds takes those alone', () => {
  const board = { takes: ['poll'] } as const;
  expect([takesKind(board, 'poll'), takesKind(board, 'plain')]).toEqual([true, false]);
});
