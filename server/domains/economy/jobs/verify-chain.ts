import { noHead } from '../../../../contract/domains/economy/night.ts';
import { recordCheck } from '../../../platform/checks.ts';
import type { Db, Log } from '../../../platform/context.ts';
import { textHash, transferHash } from '../chain-hashes.ts';
import { growTree, type NodeRow } from '../night-tree.ts';
import { addParts, canonical, rowsOf, type Sums, sumsFrom } from '../rules/chain.ts';
import { nightsAfter, nodeRowsAfter, nodeRowsAt, type SecretNight } from '../sql/nights.ts';
import { transfersBetween } from '../sql/sealed-transfers.ts';

/** What is not as it was sealed: the night, what it is, and the transfer where it is one. */
export interface Difference {
  night: number;
  what: string;
  transfer?: number;
}

export interface Verified {
  nights: number;
  transfers: number;
  /** The newest night's head. */
  head: string | undefined;
  /** The first one; absent where all is as it was sealed. */
  difference?: Difference;
}

/** Heads as they were published, by the numbers of their nights. */
export type Heads = ReadonlyMap<number, string>;

const nightsAtOnce = 100;
const transfersAtOnce = 1000;
const rowsAtOnce = 50;

/** Recomputes all nights from the transfers, up to the first difference; batch by batch, while the site goes on. */
export async function verifyChain(db: Db, heads: Heads = new Map()): Promise<Verified> {
  const verified: Verified = { nights: 0, transfers: 0, head: undefined };
  let before: SecretNight | undefined;
  for (let more = true; more; ) {
    const nights = await nightsAfter(db, before?.number ?? 0, nightsAtOnce);
    for (const night of nights) {
      const what = recordDifference(night, before, heads);
      const difference =
        what === undefined ? await transfersDifference(db, night, before) : { night: night.number, what };
      if (difference) return { ...verified, difference };
      verified.nights += 1;
      verified.transfers += night.transfers;
      verified.head = night.head;
      before = night;
    }
    more = nights.length === nightsAtOnce;
  }
  const lost = [...heads.keys()].find((number) => number > (before?.number ?? 0));
  return lost === undefined
    ? verified
    : { ...verified, difference: { night: lost, what: 'a night that was published is missing' } };
}

/** What a night's record says wrong of itself, or of the night before. */
function recordDifference(night: SecretNight, before: SecretNight | undefined, heads: Heads): string | undefined {
  if (night.number !== (before?.number ?? 0) + 1) return 'a night before it is missing';
  if (night.previous !== (before?.head ?? noHead)) return 'it does not follow from the night before';
  if (night.day < (before?.day ?? '') || night.upto < (before?.upto ?? 0)) return 'it goes back after the night before';
  if (textHash(canonical.night(night)) !== night.head) return 'its head is not that of its record';
  if ((heads.get(night.number) ?? night.head) !== night.head) return 'another head was published';
  return undefined;
}

/** A leaf as it was stored when the night was closed. */
interface Leaf {
  transfer: number;
  hash: Buffer;
}

async function* leavesOf(db: Db, night: number): AsyncGenerator<Leaf> {
  for (let after = -1; ; ) {
    const rows = await nodeRowsAfter(db, { night, level: 0, after }, rowsAtOnce);
    for (const { transfers, nodes } of rows)
      yield* nodes.map((hash, at): Leaf => ({ hash, transfer: transfers[at] ?? 0 }));
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)!.place;
  }
}

async function* leavesNow(
  db: Db,
  { secret, upto }: SecretNight,
  { after, sums }: { after: number; sums: Sums },
): AsyncGenerator<Leaf> {
  for (let last = after; ; ) {
    const batch = await transfersBetween(db, { after: last, upto }, transfersAtOnce);
    for (const transfer of batch) {
      addParts(sums, transfer.parts);
      yield { transfer: transfer.id, hash: transferHash(secret, transfer) };
    }
    if (batch.length < transfersAtOnce) return;
    last = batch.at(-1)!.id;
  }
}

/** What of a night's transfers, of its tree or of its sums is not as it was sealed. */
async function transfersDifference(
  db: Db,
  night: SecretNight,
  before: SecretNight | undefined,
): Promise<Difference | undefined> {
  const { number } = night;
  const sums = sumsFrom(before?.sums ?? []);
  const stored = leavesOf(db, number);
  let wrongRow = false;
  const tree = growTree(async (row) => {
    wrongRow ||= row.level > 0 && !(await isStored(db, number, row));
  });
  let count = 0;
  for await (const { transfer, hash } of leavesNow(db, night, { after: before?.upto ?? 0, sums })) {
    const { value: leaf } = (await stored.next()) as { value: Leaf | undefined };
    if (leaf === undefined || leaf.transfer > transfer)
      return { night: number, what: 'a transfer that was inserted', transfer };
    if (leaf.transfer < transfer)
      return { night: number, what: 'a transfer that was removed', transfer: leaf.transfer };
    if (!leaf.hash.equals(hash)) return { night: number, what: 'a transfer that was changed', transfer };
    await tree.add(transfer, hash);
    count += 1;
  }
  const left = (await stored.next()) as { value: Leaf | undefined };
  if (left.value) return { night: number, what: 'a transfer that was removed', transfer: left.value.transfer };
  const root = (await tree.end()).toString('hex');
  if (root !== night.root || count !== night.transfers)
    return { night: number, what: 'its root is not that of its transfers' };
  if (JSON.stringify(rowsOf(sums)) !== JSON.stringify(night.sums))
    return { night: number, what: 'its sums are not those of its transfers' };
  return wrongRow ? { night: number, what: 'a stored hash of its tree was changed' } : undefined;
}

async function isStored(db: Db, night: number, { level, place, nodes }: NodeRow): Promise<boolean> {
  const [row] = await nodeRowsAt(db, [{ night, level, place }]);
  return row !== undefined && Buffer.concat(row.nodes).equals(Buffer.concat(nodes));
}

/** The nightly verification: a difference is an alarm in the log and in the figures. */
export async function verifyNightly(db: Db, log: Log): Promise<void> {
  const { difference } = await verifyChain(db);
  await recordCheck(db, 'chain', difference ? [difference] : []);
  if (difference) log.error({ difference }, 'the ledger is not as it was sealed');
}
