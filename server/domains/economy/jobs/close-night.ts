import { randomBytes } from 'node:crypto';
import { type Night, noHead } from '../../../../contract/domains/economy/night.ts';
import type { Db, Log } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { countCheck } from '../../../platform/metrics.ts';
import { textHash, transferHash } from '../chain-hashes.ts';
import { growTree, type NodeRow } from '../night-tree.ts';
import { addParts, canonical, dayToClose, rowsOf, sumsFrom } from '../rules/chain.ts';
import { insertNight, insertNodes, lastNight, lockNights } from '../sql/nights.ts';
import { lastTransferNumber, transfersBetween, untilTransfersWritten } from '../sql/sealed-transfers.ts';
import { ledgerTag } from '../tags.ts';
import { placeEntries } from './place-entries.ts';

const transfersAtOnce = 1000;
const rowsAtOnce = 100;
const secretBytes = 32;

/**
 * Closes the books over the transfers since the night before: in one transaction, once a day, one after the other. What
 * it closed over; undefined where that was done.
 */
export async function closeNight(db: Db, clock: () => Date): Promise<Night | undefined> {
  await placeEntries(db);
  return writeInJob(db, clock(), async ({ db: tx, now, stale }) => {
    await lockNights(tx);
    const last = await lastNight(tx);
    const day = dayToClose(utcDay(now), last?.day);
    if (day === undefined) return undefined;
    const upto = await lastTransferNumber(tx);
    const after = last?.upto ?? 0;
    if (upto < after) throw new Error(`night ${last!.number} closed over more transfers than there are`);
    await untilTransfersWritten(tx);
    const secret = randomBytes(secretBytes);
    const number = (last?.number ?? 0) + 1;
    const { root, transfers, sums } = await sealTransfers(tx, { number, secret, after, upto, sums: last?.sums ?? [] });
    const facts = { number, day, previous: last?.head ?? noHead, transfers, upto, root, sums };
    const night = { ...facts, head: textHash(canonical.night(facts)) };
    await insertNight(tx, { ...night, secret }, now);
    stale(ledgerTag);
    return night;
  });
}

interface Sealing {
  number: number;
  secret: Buffer;
  after: number;
  upto: number;
  sums: Night['sums'];
}

/** Hashes the transfers and writes their tree, batch after batch. */
async function sealTransfers(db: Db, { number, secret, after, upto, sums: before }: Sealing) {
  let ready: NodeRow[] = [];
  const write = async (least: number) => {
    if (ready.length < least) return;
    await insertNodes(db, number, ready);
    ready = [];
  };
  const tree = growTree(async (row) => {
    ready.push(row);
    await write(rowsAtOnce);
  });
  const sums = sumsFrom(before);
  let transfers = 0;
  for (let last = after; ; ) {
    const batch = await transfersBetween(db, { after: last, upto }, transfersAtOnce);
    for (const transfer of batch) {
      await tree.add(transfer.id, transferHash(secret, transfer));
      addParts(sums, transfer.parts);
    }
    transfers += batch.length;
    if (batch.length < transfersAtOnce) break;
    last = batch.at(-1)!.id;
  }
  const root = (await tree.end()).toString('hex');
  await write(1);
  return { root, transfers, sums: rowsOf(sums) };
}

/** The nightly closing: one that fails is an alarm, and is tried again by the worker. */
export async function closeNightly(db: Db, clock: () => Date, log: Log): Promise<void> {
  try {
    const night = await closeNight(db, clock);
    if (night) log.info({ night: night.number, transfers: night.transfers, head: night.head }, 'the books are closed');
  } catch (error) {
    countCheck('chain', 'faulty');
    log.error({ err: error }, 'the books could not be closed');
    throw error;
  }
}
