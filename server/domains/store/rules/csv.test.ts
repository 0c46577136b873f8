import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('cells are quoted where they must be, and none is a formula', () => {
  expect(
    csvOf([
      ['a', 1],
      ['say "hi", twice', '=HYPERLINK("x")'],
      ['+234', '-5'],
      ['@x', 'two\nlines'],
    ]),
  ).toBe('\uFEFFa,1\r\n"say ""hi"", twice","\'=HYPERLINK(""x"")"\r\n\'+234,\'-5\r\n\'@x,"two\nlines"\r\n');
});
