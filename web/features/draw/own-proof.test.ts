import { expect, test } from 'vitest';
import type { DrawProof } from '../../../contract/domains/draw/shapes.ts';
import { toHex } from '../../../contract/domains/draw/verify/bytes.ts';
import { holderOf, leafOf, proofOf, rootOf } from '../../../contract/domains/draw/verify/entries.ts';
import { sha256 } from '../../../contract/domains/draw/verify/sha256.ts';
import { leadsToRoot } from './own-proof.ts';

const salt = (uid: number): Uint8Array => new Uint8Array(16).fill(uid);
const uids = [5, 6, 7, 8, 9];
const holders = uids.map((uid) => holderOf(sha256, salt(uid), uid));
const leaves = holders.map((holder, at) => leafOf(sha256, 3, at + 1, { ticket: 10 + at, weight: 1, holder }));
const root = toHex(rootOf(sha256, leaves));

const entryOf = (at: number): DrawProof => ({
  ...{ drawid: 3, place: at + 1, ticket: 10 + at, weight: 1, salt: toHex(salt(uids[at] ?? 0)) },
  ...{ holder: '', leaf: '', proof: proofOf(sha256, leaves, at).map(toHex), root, entries: uids.length },
});

test('an entry of one’s own leads to the root that is shown, wherever it stands', () => {
  uids.forEach((uid, at) => {
    expect(leadsToRoot(entryOf(at), { uid, root })).toBe(true);
  });
});

test('no value of it can be another one', () => {
  const entry = entryOf(2);
  const [first = '', ...others] = entry.proof;
  const changed: Partial<DrawProof>[] = [
    ...[{ drawid: 4 }, { place: 2 }, { ticket: 13 }, { weight: 2 }, { entries: 4 }, { salt: toHex(salt(1)) }],
    ...[
      { salt: '' },
      { salt: 'x' },
      { proof: others },
      { proof: [root, ...others] },
      { proof: [...entry.proof, first] },
    ],
    { proof: ['x', ...others] },
  ];
  for (const one of changed) expect([one, leadsToRoot({ ...entry, ...one }, { uid: 7, root })]).toEqual([one, false]);
  expect(leadsToRoot(entry, { uid: 8, root })).toBe(false);
  expect(leadsToRoot(entry, { uid: 7, root: toHex(leaves[0] ?? new Uint8Array()) })).toBe(false);
  expect(leadsToRoot(entry, { uid: 7, root: '' })).toBe(false);
});
