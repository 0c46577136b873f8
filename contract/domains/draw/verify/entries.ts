import { joinedBytes, numberBytes } from './bytes.ts';
import type { Hash } from './sha256.ts';

/** An entry of the frozen list; it names nobody. */
export interface Entry {
  ticket: number;
  /** How many chances it has: numbers that lead to it. */
  weight: number;
  /** SHA-256 of its owner's salt and number, which they alone can show. */
  holder: Uint8Array;
}

/** What stands for an owner in the list: SHA-256 of their salt of 16 bytes and their number in 8 bytes. */
export const holderOf = (hash: Hash, salt: Uint8Array, uid: number): Uint8Array =>
  hash(joinedBytes(salt, numberBytes(uid, 8)));

/**
 * The leaf of an entry: SHA-256 of a zero byte, the draw in 8 bytes, the place in the list, the ticket and the weight in
 * 4 bytes each, and what stands for its owner.
 */
export const leafOf = (hash: Hash, drawid: number, place: number, { ticket, weight, holder }: Entry): Uint8Array =>
  hash(
    joinedBytes(
      Uint8Array.of(0),
      numberBytes(drawid, 8),
      numberBytes(place, 4),
      numberBytes(ticket, 4),
      numberBytes(weight, 4),
      holder,
    ),
  );

/** A knot of the tree: SHA-256 of a one byte and the two below it. */
const knotOf = (hash: Hash, left: Uint8Array, right: Uint8Array): Uint8Array =>
  hash(joinedBytes(Uint8Array.of(1), left, right));

/** The row above a row; who has no neighbour goes up as they are. */
function above(hash: Hash, row: readonly Uint8Array[]): Uint8Array[] {
  const next: Uint8Array[] = [];
  for (let at = 0; at < row.length; at += 2) {
    const [left, right] = [row[at], row[at + 1]];
    if (left) next.push(right ? knotOf(hash, left, right) : left);
  }
  return next;
}

/** The Merkle root of leaves in their order (the tree of RFC 6962); of none, SHA-256 of nothing. */
export function rootOf(hash: Hash, leaves: readonly Uint8Array[]): Uint8Array {
  let row = leaves;
  while (row.length > 1) row = above(hash, row);
  return row[0] ?? hash(new Uint8Array());
}

/** The neighbours on the way from the leaf at a place, from 0, to the root. */
export function proofOf(hash: Hash, leaves: readonly Uint8Array[], at: number): Uint8Array[] {
  const proof: Uint8Array[] = [];
  let [row, place] = [leaves, at];
  while (row.length > 1) {
    const neighbour = row[place ^ 1];
    if (neighbour) proof.push(neighbour);
    row = above(hash, row);
    place >>= 1;
  }
  return proof;
}

/** The root that a leaf at a place, from 0, of so many leads to by its neighbours. */
export function rootBy(
  hash: Hash,
  leaf: Uint8Array,
  { at, count, proof }: { at: number; count: number; proof: readonly Uint8Array[] },
): Uint8Array | undefined {
  if (at < 0 || at >= count) return undefined;
  let [root, place, width, used] = [leaf, at, count, 0];
  while (width > 1) {
    if ((place ^ 1) < width) {
      const neighbour = proof[used++];
      if (!neighbour) return undefined;
      root = place % 2 === 0 ? knotOf(hash, root, neighbour) : knotOf(hash, neighbour, root);
    }
    place >>= 1;
    width = Math.ceil(width / 2);
  }
  return used === proof.length ? root : undefined;
}
