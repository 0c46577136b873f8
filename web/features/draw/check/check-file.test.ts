import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromHex, toHex } from '../../../../contract/domains/draw/verify/bytes.ts';
import { chancesOf } from '../../../../contract/domains/draw/verify/chances.ts';
import { leafOf, rootOf } from '../../../../contract/domains/draw/verify/entries.ts';
import { type DrawFacts, firstLine, lineOf } from '../../../../contract/domains/draw/verify/files.ts';
import { numbersOf } from '../../../../contract/domains/draw/verify/numbers.ts';
import { ticketsOf } from '../../../../contract/domains/draw/verify/picks.ts';
import { sha256 } from '../../../../contract/domains/draw/verify/sha256.ts';
import { checkFile } from './check-file.ts';

const seed = new Uint8Array(32).fill(7);
const entries = [11, 12, 13, 14, 15].map((ticket) => ({
  ...{ ticket, weight: 1 },
  holder: sha256(Uint8Array.of(ticket)),
}));

function drawn(): DrawFacts {
  const root = rootOf(
    sha256,
    entries.map((entry, at) => leafOf(sha256, 3, at + 1, entry)),
  );
  const signature = new Uint8Array(48).fill(9);
  const beacon = sha256(signature);
  const next = ticketsOf(numbersOf(sha256, { seed, root, beacon }), chancesOf(entries), true);
  return {
    ...{ form: 1, drawid: 3, commitment: toHex(sha256(seed)), seed: toHex(seed), root: toHex(root) },
    ...{ entries: entries.length, chances: entries.length, once: true },
    beacon: { round: 5, chain: 'c', randomness: toHex(beacon), signature: toHex(signature), previous: '' },
    prizes: [{ id: 1, count: 2 }],
    picks: [1, 2].map((place) => ({ place, prizeid: 1, ticket: next() ?? 0, outcome: 'won', again: 0 })),
  };
}

const fileOf = (facts: DrawFacts, list = entries): string => firstLine(facts) + list.map(lineOf).join('');
const differing = (text: string) => {
  const checked = checkFile(text);
  return checked.kind === 'checked' ? checked.differs : checked.kind;
};

test('a file as it was published fits in all five steps', () => {
  const checked = checkFile(fileOf(drawn()));
  expect(checked).toMatchObject({ kind: 'checked', differs: undefined });
  if (checked.kind !== 'checked') return;
  expect(checked.steps.map(({ step, result }) => `${step} ${result}`)).toEqual([
    'seal fits',
    'list fits',
    'beacon fits',
    'numbers fits',
    'winners fits',
  ]);
  expect(checked.steps.every(({ shown, computed }) => shown === computed)).toBe(true);
  expect(checked.tickets.get(13)).toEqual({ place: 3, weight: 1 });
});

test('a changed file says which step differs', () => {
  const facts = drawn();
  expect(differing(fileOf({ ...facts, commitment: facts.root }))).toBe('seal');
  expect(differing(fileOf(facts, entries.slice(1)))).toBe('list');
  expect(differing(fileOf({ ...facts, beacon: facts.beacon && { ...facts.beacon, randomness: facts.root } }))).toBe(
    'beacon',
  );
  const [first, ...others] = facts.picks;
  expect(first).toBeDefined();
  if (!first) return;
  const moved = { ...first, ticket: entries.find(({ ticket }) => ticket !== first.ticket)?.ticket ?? 0 };
  expect(differing(fileOf({ ...facts, picks: [moved, ...others] }))).toBe('winners');
});

const example = readFileSync('docs/features/draw-example.txt', 'utf8');

test.each([
  ['the number', '"seed":"000102', '"seed":"010102', 'seal'],
  ['its fingerprint', '"commitment":"630d', '"commitment":"640d', 'seal'],
  ['the root', '"root":"211c', '"root":"221c', 'list'],
  ['the draw', '"drawid":1,', '"drawid":2,', 'list'],
  ['how many entries there are', '"entries":5', '"entries":6', 'list'],
  ['how many chances there are', '"chances":8', '"chances":9', 'list'],
  ['a ticket of the list', '\n4 1 9f65', '\n3 1 9f65', 'list'],
  ['the chances of a ticket', '\n2 3 fef4', '\n2 2 fef4', 'list'],
  ['the owner of a ticket', '\n5 2 7df9', '\n5 2 7ef9', 'list'],
  ['the public number', '"randomness":"fe29', '"randomness":"ff29', 'beacon'],
  ['its signature', '"signature":"b446', '"signature":"b546', 'beacon'],
  ['the round', '"round":1000', '"round":0', 'beacon'],
  ['that nobody wins twice', '"once":true', '"once":false', 'winners'],
  ['how many pieces there are', '"id":11,"count":1', '"id":11,"count":2', 'numbers'],
  ['which prize a place has', '"place":1,"prizeid":11', '"place":1,"prizeid":12', 'numbers'],
  ['that a place was passed over', '"ticket":2,"outcome":"won"', '"ticket":2,"outcome":"passed"', 'numbers'],
  [
    'that a place is drawn again',
    '"ticket":7,"outcome":"won","again":0',
    '"ticket":7,"outcome":"won","again":1',
    'numbers',
  ],
  ['a winner', '"ticket":2,"outcome"', '"ticket":5,"outcome"', 'winners'],
])('of the example %s cannot be changed, and its step is named', (_what, from, to, step) => {
  expect(differing(example)).toBeUndefined();
  const changed = example.replace(from, to);
  expect(changed).not.toBe(example);
  expect(differing(changed)).toBe(step);
});

test('of the example neither the order of the list nor a line of it can be changed', () => {
  const [first = '', ...lines] = example.trimEnd().split('\n');
  const [one = '', two = '', ...others] = lines;
  const text = (list: string[]): string => `${[first, ...list].join('\n')}\n`;
  expect(differing(text([two, one, ...others]))).toBe('list');
  expect(differing(text([one, one, two, ...others]))).toBe('list');
  expect(differing(text(others))).toBe('list');
});

test('a place that is left out is noticed, and a draw with more prizes than tickets is whole', () => {
  expect(differing(example.replace(/,\{"place":3[^}]*\}/, ''))).toBe('numbers');
  const facts = drawn();
  const next = ticketsOf(
    numbersOf(sha256, {
      seed,
      root: fromHex(facts.root) ?? seed,
      beacon: fromHex(facts.beacon?.randomness ?? '') ?? seed,
    }),
    chancesOf(entries),
    true,
  );
  const picks = entries.map((_, at) => ({
    ...{ place: at + 1, prizeid: 1, ticket: next() ?? 0, outcome: 'won' as const },
    again: 0,
  }));
  expect(differing(fileOf({ ...facts, prizes: [{ id: 1, count: 9 }], picks }))).toBeUndefined();
});

test('without a public number its step is absent and not wrong; before the seal opens nothing is judged', () => {
  const facts = drawn();
  const checked = checkFile(fileOf({ ...facts, beacon: null }));
  expect(checked.kind === 'checked' && checked.steps[2]?.result).toBe('absent');
  expect(differing(fileOf({ ...facts, seed: '' }))).toBe('early');
  expect(differing('something else')).toBe('broken');
});
