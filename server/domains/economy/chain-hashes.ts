import { createHash, createHmac } from 'node:crypto';
import { canonical, type Part, siblingsOf, type TransferFacts } from './rules/chain.ts';

const sha256 = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** What precedes a leaf and a node, so that neither passes for the other (RFC 9162). */
const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

const saltBytes = 16;

export const textHash = (text: string): string => sha256(text).toString('hex');
export const leafOf = (facts: TransferFacts, parts: readonly string[]): Buffer =>
  sha256(leafMark, canonical.transfer(facts, parts));

/** The root over a night without a transfer. */
export const emptyRoot: Buffer = sha256('');

/** A transfer with all that is hashed of it. */
export interface SealedTransfer extends TransferFacts {
  byUid: number | null;
  parts: readonly Part[];
}

/** A salt that only the night's secret makes, and that reveals nothing of any other. */
export const saltOf = (secret: Uint8Array, transfer: number, of: string): string =>
  createHmac('sha256', secret).update(`${transfer} ${of}`).digest().subarray(0, saltBytes).toString('hex');

export const saltOfPart = (secret: Uint8Array, transfer: number, { what, account }: Part): string =>
  saltOf(secret, transfer, `${what} ${account}`);

/** The hashes of a transfer's parts: first of who made it happen, then of what it moved. */
export const partHashes = (secret: Uint8Array, { id, byUid, parts }: SealedTransfer): string[] => [
  textHash(canonical.by(saltOf(secret, id, 'by'), id, byUid)),
  ...parts.map((part) => textHash(canonical.part(saltOfPart(secret, id, part), id, part))),
];

/** The hash of a transfer in its night's tree: whoever knows one part of it learns nothing of the others. */
export const transferHash = (secret: Uint8Array, transfer: SealedTransfer): Buffer =>
  leafOf(transfer, partHashes(secret, transfer));

const pairHash = (left: Uint8Array, right: Uint8Array): Buffer => sha256(nodeMark, left, right);

function levelAbove(nodes: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = [];
  for (let at = 0; at < nodes.length; at += 2) {
    const [left, right] = [nodes[at]!, nodes[at + 1]];
    above.push(right === undefined ? left : pairHash(left, right));
  }
  return above;
}

/** All levels over some nodes, from themselves to their root. */
function levelsOver(nodes: readonly Buffer[]): Buffer[][] {
  const levels = [[...nodes]];
  while (levels.at(-1)!.length > 1) levels.push(levelAbove(levels.at(-1)!));
  return levels;
}

export const rootOver = (nodes: readonly Buffer[]): Buffer => levelsOver(nodes).at(-1)?.[0] ?? emptyRoot;

/** What stands beside the way from one of some nodes to their root, from below. */
export function pathOver(nodes: readonly Buffer[], index: number): Buffer[] {
  const levels = levelsOver(nodes);
  return siblingsOf(index, nodes.length).map(({ level, place }) => levels[level]![place]!);
}

/** The root that a leaf and its path lead to; undefined for a path of another length. */
export function rootBy(
  leaf: Buffer,
  { index, count, path }: { index: number; count: number; path: readonly Buffer[] },
) {
  const siblings = siblingsOf(index, count);
  if (index >= count || siblings.length !== path.length) return undefined;
  return siblings.reduce(
    (node, { isLeft }, at) => (isLeft ? pairHash(path[at]!, node) : pairHash(node, path[at]!)),
    leaf,
  );
}
