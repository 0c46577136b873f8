import type { StatementEntry } from '../../../../contract/domains/economy/statement-file.ts';
import type { ReadDb } from '../../../platform/context.ts';
import { partHashes, type SealedTransfer, saltOfPart } from '../chain-hashes.ts';
import { type NodeRow, nodesInRow, pathThrough, rowsOnWay } from '../night-tree.ts';
import { leafRowsOf, type NodePlace, nightsByNumbers, nodeRowsAt, type SecretNight } from '../sql/nights.ts';

type Proof = NonNullable<StatementEntry['proof']>;

/** Where a transfer's hash stands. */
interface Leaf {
  transfer: SealedTransfer;
  night: SecretNight;
  index: number;
  row: NodeRow;
}

/** What shows that an account's part in some transfers stands in the nights up to one; without those in none yet. */
export async function proofsOf(
  db: ReadDb,
  account: number,
  { transfers, upto }: { transfers: readonly SealedTransfer[]; upto: number },
): Promise<Map<number, Proof>> {
  const leaves = await leavesOf(db, transfers, upto);
  const above = await rowsAbove(db, leaves);
  return new Map(
    leaves.map((leaf) => {
      const { transfer, night, index, row } = leaf;
      const rows = rowsOnWay(index, night.transfers).map(({ level, place, at }) => ({
        at,
        nodes: level === 0 ? row.nodes : (above.get(keyOf({ night: night.number, level, place }))?.nodes ?? []),
      }));
      const own = transfer.parts.find((part) => part.account === account && part.what === 'entry')!;
      const proof: Proof = {
        ...{ night: night.number, index },
        salt: saltOfPart(night.secret, transfer.id, own),
        parts: partHashes(night.secret, transfer),
        path: pathThrough(rows).map((hash) => hash.toString('hex')),
      };
      return [transfer.id, proof];
    }),
  );
}

async function leavesOf(db: ReadDb, transfers: readonly SealedTransfer[], upto: number): Promise<Leaf[]> {
  const rows = await leafRowsOf(
    db,
    transfers.map(({ id }) => id),
  );
  const numbers = [...new Set([...rows.values()].map(({ night }) => night))].filter((number) => number <= upto);
  const nights = new Map((await nightsByNumbers(db, numbers)).map((night) => [night.number, night]));
  return transfers.flatMap((transfer) => {
    const row = rows.get(transfer.id);
    const night = nights.get(row?.night ?? 0);
    const at = row?.transfers.indexOf(transfer.id) ?? -1;
    if (!row || !night || at < 0) return [];
    return [{ transfer, night, row, index: row.place * nodesInRow + at }];
  });
}

/** The rows above the leaves' own on the ways to their roots, each once. */
async function rowsAbove(db: ReadDb, leaves: readonly Leaf[]): Promise<Map<string, NodeRow>> {
  const wanted = new Map<string, NodePlace>();
  for (const { night, index } of leaves)
    for (const { level, place } of rowsOnWay(index, night.transfers).slice(1)) {
      const at = { night: night.number, level, place };
      wanted.set(keyOf(at), at);
    }
  const rows = await nodeRowsAt(db, [...wanted.values()]);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

const keyOf = ({ night, level, place }: NodePlace): string => `${night} ${level} ${place}`;
