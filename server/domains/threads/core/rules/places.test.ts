import { expect, test } from 'vitest';
import { boardOfFid } from '../../../../../contract/primitives/boards.ts';
import { countedIn, placeOf } from './places.ts';

test.each([
  [{}, 188, { fid: 15443, countryFid: 188 }],
  [{ fid: 15443 }, 210, { fid: 15443, countryFid: 210 }],
  [{ fid: 15443, country_fid: 212 }, 210, { fid: 15443, countryFid: 212 }],
  [{ country_fid: 293 }, 210, { fid: 15443, countryFid: 293 }],
  [{ fid: 206 }, 188, { fid: 206, countryFid: 206 }],
])('R-THR-008 %j by a member of %i goes to %j', (asked, country, expected) => {
  expect(placeOf({ kind: 'plain', ...asked }, country)).toEqual({ ok: true, place: expected });
});

test.each([
  [{ fid: 45015 }],
  [{ fid: 294 }],
  [{ fid: 999 }],
  [{ country_fid: 999 }],
  [{ fid: 15443, country_fid: 345 }],
])('%j is no place for a plain thread', (asked) => {
  expect(placeOf({ kind: 'plain', ...asked }, 188)).toEqual({ ok: false, refusal: 'threads.unknown_board' });
});

test('a board that takes some kinds alone refuses threads of another', () => {
  const boardOf = (fid: number) => ({ ...boardOfFid(fid)!, takes: ['poll'] as const });
  const placed = (kind: 'plain' | 'poll') => placeOf({ kind, fid: 345 }, 188, boardOf);
  expect(placed('poll')).toEqual({ ok: true, place: { fid: 345, countryFid: 188 } });
  expect(placed('plain')).toEqual({ ok: false, refusal: 'threads.kind_elsewhere' });
});

test('a post counts on its board, in its country and everywhere, each once', () => {
  expect(countedIn({ fid: 15443, countryFid: 188 })).toEqual([15443, 188, 0]);
  expect(countedIn({ fid: 188, countryFid: 188 })).toEqual([188, 0]);
});
