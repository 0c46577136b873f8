import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChangePiece } from '../../../../../contract/domains/review/history/shapes.ts';
import { changesBetween, wholeText } from './changes.ts';

const marks = { same: '', added: '+', deleted: '-', gap: '…' } as const;
/** Pieces on one line: `[-old-]` and `[+new+]`. */
const written = (pieces: readonly ChangePiece[]): string =>
  pieces
    .map(({ kind, text }) => (kind === 'same' || kind === 'gap' ? text || marks[kind] : `[${marks[kind]}${text}]`))
    .join('');
const sideOf = (pieces: readonly ChangePiece[], other: 'added' | 'deleted'): string =>
  pieces.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join('');

test.each([
  ['The rain took it.', 'The wind took it.', 'The [-rain][+wind] took it.'],
  ['The rain took it.', 'The rain took it all.', 'The rain took it[+ all].'],
  ['One two three.', 'Four five three.', '[-One two][+Four five] three.'],
  ['One\ntwo', 'Uno\ndos', '[-One][+Uno]\n[-two][+dos]'],
  ['', 'New.', '[+New.]'],
  ['Old.', '', '[-Old.]'],
  ['Same.', 'Same.', 'Same.'],
  ['वह किताब पढ़ता है', 'वह किताबें पढ़ता है', 'वह [-किताब][+किताबें] पढ़ता है'],
  ['a été lu', 'a ete lu', 'a [-été][+ete] lu'],
  ['😀 now', '😁 now', '[-😀][+😁] now'],
])('%j, then %j', (before, after, shown) => {
  expect(written(changesBetween(before, after))).toBe(shown);
});

test('what is the same for long is left out, at the ends and between changes', () => {
  const long = Array.from({ length: 200 }, (_, at) => `w${at}`).join(' ');
  const pieces = changesBetween(`${long} old ${long} old ${long}`, `${long} new ${long} new ${long}`);
  expect(pieces.map(({ kind }) => kind)).toEqual([
    ...['gap', 'same', 'deleted', 'added', 'same', 'gap'],
    ...['same', 'deleted', 'added', 'same', 'gap'],
  ]);
  expect(pieces.every(({ text }) => text.length < 300)).toBe(true);
});

test('both texts can be read from their difference', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'été', 'पढ़ता', '.', '\n', ' ', '😀'), { maxLength: 30 })
    .map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = changesBetween(before, after);
      expect(sideOf(pieces, 'added')).toBe(before);
      expect(sideOf(pieces, 'deleted')).toBe(after);
    }),
  );
});

test('no two texts cost more than their bound, however little they have in common', () => {
  const noise = (seed: number) =>
    Array.from({ length: 20_000 }, (_, at) => ((at * seed) % 7919).toString(36)).join(' ');
  const started = performance.now();
  const pieces = changesBetween(noise(31), noise(37));
  expect(performance.now() - started).toBeLessThan(2000);
  expect(pieces.filter(({ kind }) => kind !== 'same').map(({ kind }) => kind)).toEqual(['deleted', 'added']);
});

test('the first version stands whole, an empty one has no pieces', () => {
  expect(wholeText('All of it.')).toEqual([{ kind: 'same', text: 'All of it.' }]);
  expect(wholeText('')).toEqual([]);
});
