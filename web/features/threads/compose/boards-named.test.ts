import { expect, test } from 'vitest';
import { boardsNamed } from './boards-named.ts';

const boards = [
  { name: 'Téléphones', description: 'Écrans et batteries' },
  { name: 'हिन्दी', description: 'फ़ोन की बातें' },
  { name: 'الهواتف', description: 'كلّ شيء عن الشاشة' },
];

test.each([
  ['telephones', [0]],
  ['ECRANS ', [0]],
  ['हिंदी', [1]],
  ['फोन', [1]],
  ['هواتف', [2]],
  ['شاشه', [2]],
  ['', [0, 1, 2]],
  ['laptop', []],
])('%j finds the boards %j', (search, found) => {
  expect(boardsNamed(boards, search)).toEqual(found.map((at) => boards[at]));
});
