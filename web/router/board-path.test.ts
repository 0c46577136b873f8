import { expect, test } from 'vitest';
import { countryOfCode, globalCountry } from '../../contract/primitives/countries.ts';
import { boardElsewhere, boardOfPath, boardPath } from './board-path.ts';

test('a board has an address, which names it again', () => {
  expect(boardOfPath(boardPath(104).split('/').at(-1)!)).toBe(104);
  for (const other of ['104', 'b', 'b1x', 'x1', 'b-1', `b${'9'.repeat(16)}`])
    expect(boardOfPath(other)).toBeUndefined();
});

test('another country’s board lies in its locale, one’s own and everybody’s in this one', () => {
  const nigeria = countryOfCode('ng')!;
  expect(boardElsewhere(nigeria, 207, 101)).toBe('/ke/forum/b101');
  expect(boardElsewhere(globalCountry, 207, 101)).toBe('/ke/forum/b101');
  expect(boardElsewhere(nigeria, 188, 101)).toBeUndefined();
  expect(boardElsewhere(nigeria, 293, 2)).toBeUndefined();
});
