import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { rootBy, rootOver } from './chain-hashes.ts';
import { growTree, type NodeRow, packedNodes, pathThrough, rowsOnWay, unpackedNodes } from './night-tree.ts';

const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const leafAt = (at: number) => sha256(Buffer.from(`leaf ${at}`));

/** As RFC 9162 defines it: the left half has as many leaves as the largest power of two below them all. */
function rootByDefinition(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return leaves[0]!;
  let left = 1;
  while (left * 2 < leaves.length) left *= 2;
  return sha256(Uint8Array.of(1), rootByDefinition(leaves.slice(0, left)), rootByDefinition(leaves.slice(left)));
}

async function grown(count: number) {
  const rows: NodeRow[] = [];
  const tree = growTree(async (row) => void rows.push(row));
  const leaves = Array.from({ length: count }, (_, at) => leafAt(at));
  for (const [at, leaf] of leaves.entries()) await tree.add(100 + at, leaf);
  return { leaves, rows, root: await tree.end() };
}

const sizes = [...Array.from({ length: 70 }, (_, n) => n), 1023, 1024, 1025, 1057, 2500];

test('a tree that grows leaf by leaf has the root that its definition gives', async () => {
  for (const size of sizes) {
    const { leaves, root } = await grown(size);
    expect([size, root.toString('hex')]).toEqual([size, rootByDefinition(leaves).toString('hex')]);
    expect(rootOver(leaves).equals(root)).toBe(true);
  }
});

test('each leaf’s path, read from the rows on its way, leads to the root, and no other leaf’s does', async () => {
  for (const size of sizes) {
    const { leaves, rows, root } = await grown(size);
    const step = size > 100 ? 37 : 1;
    for (let index = 0; index < size; index += step) {
      const way = rowsOnWay(index, size).map(({ level, place, at }) => ({
        at,
        nodes: rows.find((row) => row.level === level && row.place === place)!.nodes,
      }));
      const path = pathThrough(way);
      expect([size, index, rootBy(leaves[index]!, { index, count: size, path })?.equals(root)]).toEqual([
        size,
        index,
        true,
      ]);
      expect(rootBy(leafAt(-1), { index, count: size, path })?.equals(root)).toBe(size === 0);
      if (size > 1) expect(rootBy(leaves[index]!, { index, count: size, path: path.slice(1) })).toBeUndefined();
    }
    expect(rootBy(leafAt(0), { index: size, count: size, path: [] })).toBeUndefined();
  }
});

test('a row holds 32 nodes, the leaves’ rows their transfers, and lies packed as it was', async () => {
  const { rows } = await grown(70);
  expect(rows.map(({ level, place, nodes, transfers }) => [level, place, nodes.length, transfers.length])).toEqual([
    [0, 0, 32, 32],
    [0, 1, 32, 32],
    [0, 2, 6, 6],
    [1, 0, 3, 0],
  ]);
  const [{ nodes }] = rows as [NodeRow];
  expect(packedNodes(unpackedNodes(packedNodes(nodes))).equals(packedNodes(nodes))).toBe(true);
});
