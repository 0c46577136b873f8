import { expect, test } from 'vitest';
import { toHex } from '../../../../contract/domains/draw/verify/bytes.ts';
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

test('without a public number its step is absent and not wrong; before the seal opens nothing is judged', () => {
  const facts = drawn();
  const checked = checkFile(fileOf({ ...facts, beacon: null }));
  expect(checked.kind === 'checked' && checked.steps[2]?.result).toBe('absent');
  expect(differing(fileOf({ ...facts, seed: '' }))).toBe('early');
  expect(differing('something else')).toBe('broken');
});
