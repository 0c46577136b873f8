import { emptyRoot, pathOver, rootOver } from './chain-hashes.ts';

/** Nodes in a row: five levels of the tree. */
export const nodesInRow = 32;
const hashBytes = 32;

/** Some nodes beside each other, 32 but for the last ones. A row's root is a node of the row above it. */
export interface NodeRow {
  level: number;
  place: number;
  /** The leaves' transfers; above the leaves there are none. */
  transfers: number[];
  nodes: Buffer[];
}

export const packedNodes = (nodes: readonly Buffer[]): Buffer => Buffer.concat(nodes);
export const unpackedNodes = (hashes: Buffer): Buffer[] =>
  Array.from({ length: hashes.length / hashBytes }, (_, at) => hashes.subarray(at * hashBytes, (at + 1) * hashBytes));

/** A tree that grows leaf by leaf and holds one row of each level, however many leaves come. */
export function growTree(write: (row: NodeRow) => Promise<void>) {
  const rows: NodeRow[] = [];
  const rowOf = (level: number): NodeRow => {
    rows[level] ??= { level, place: 0, transfers: [], nodes: [] };
    return rows[level];
  };
  const finish = async (row: NodeRow): Promise<void> => {
    rows[row.level] = { level: row.level, place: row.place + 1, transfers: [], nodes: [] };
    await write(row);
    await add(row.level + 1, rootOver(row.nodes));
  };
  const add = async (level: number, node: Buffer, transfer?: number): Promise<void> => {
    const row = rowOf(level);
    row.nodes.push(node);
    if (transfer !== undefined) row.transfers.push(transfer);
    if (row.nodes.length === nodesInRow) await finish(row);
  };
  return {
    add: (transfer: number, leaf: Buffer) => add(0, leaf, transfer),
    /** Writes what isn't full; the root. */
    end: async (): Promise<Buffer> => {
      for (let level = 0; level < rows.length; level += 1) {
        const row = rowOf(level);
        if (level > 0 && row.place === 0 && row.nodes.length === 1) return row.nodes[0]!;
        if (row.nodes.length > 0) await finish(row);
      }
      return emptyRoot;
    },
  };
}

/** Which rows lie on the way from a leaf to the root, from below, and where in each the way's node is. */
export function rowsOnWay(index: number, count: number): { level: number; place: number; at: number }[] {
  const found = [];
  let [node, size] = [index, count];
  for (let level = 0; level === 0 || size > 1; level += 1) {
    const place = Math.floor(node / nodesInRow);
    found.push({ level, place, at: node % nodesInRow });
    [node, size] = [place, Math.ceil(size / nodesInRow)];
  }
  return found;
}

/** A leaf's path, from the rows on its way. */
export const pathThrough = (rows: readonly { nodes: readonly Buffer[]; at: number }[]): Buffer[] =>
  rows.flatMap(({ nodes, at }) => pathOver(nodes, at));
