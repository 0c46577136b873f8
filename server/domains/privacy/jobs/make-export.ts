import { randomBytes } from 'node:crypto';
import type { JobHelpers } from 'graphile-worker';
import { privacyLimits } from '../../../../contract/domains/privacy/limits.ts';

import type { Db, Log } from '../../../platform/context.ts';
import { daysAfter } from '../../../platform/days.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import type { ExportFile, PersonalData } from '../../../platform/personal-data.ts';
import type { Replicas } from '../../../platform/replicas/replicas.ts';
import { privateKey, type Storage } from '../../../platform/storage/port.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { dataExported } from '../events.ts';
import {
  deleteExport,
  type ExportRow,
  expiredExports,
  findExport,
  finishExport,
  updateExport,
} from '../sql/exports.ts';
import { zipPieces } from '../zip-pieces.ts';

export interface AccountDataDeps {
  db: Db;
  clock: () => Date;
  log: Log;
  storage: Storage;
  /** Where a member's rows are read; absent where there is no replica. */
  replicas?: Pick<Replicas, 'position' | 'choose'> | undefined;
  /** Every domain's part, plugged in app.ts. */
  personalData: () => readonly PersonalData[];
}

export const exportTask = 'accounts.make-export';

/** Key of one piece of an export. */
export const pieceKey = (storageKey: string, piece: number): string => `${storageKey}/${piece}`;

/** Makes one export; what fails is tried again, and after the last try the member is notified. */
export async function makeExport(
  deps: AccountDataDeps,
  id: number,
  job: Pick<JobHelpers['job'], 'attempts' | 'max_attempts'>,
): Promise<void> {
  const row = await findExport(deps.db, id);
  // One whose days are over already is of a member who is gone.
  if (!row || row.state === 'ready' || row.expires_at !== null) return;
  await removePieces(deps.storage, row);
  try {
    await write(deps, row);
  } catch (error) {
    const last = job.attempts >= job.max_attempts;
    await updateExport(deps.db, id, { state: last ? 'failed' : 'waiting', progress: 0 });
    throw error;
  }
}

async function write(deps: AccountDataDeps, { id, uid }: ExportRow): Promise<void> {
  const { db, clock, storage } = deps;
  const storage_key = privateKey(`exports/${randomBytes(20).toString('hex')}`);
  await updateExport(db, id, { state: 'running', progress: 0, storage_key });
  let [pieces, bytes] = [0, 0];
  for await (const piece of zipPieces(filesOf(deps, id, uid), clock())) {
    await storage.put(pieceKey(storage_key, pieces), piece);
    pieces += 1;
    bytes += piece.length;
  }
  const now = clock();
  const expires_at = daysAfter(now, privacyLimits.exportDays);
  const isWanted = await writeInJob(db, now, async (ctx) => {
    if (!(await finishExport(ctx.db, id, { pieces, bytes, expires_at }))) return false;
    ctx.emit(dataExported({ uid, id, at: unixSeconds(now) }));
    return true;
  });
  // The sweep may have come before these pieces did.
  if (!isWanted) await removePieces(storage, { storage_key, pieces });
}

/** Every domain's files under its name; after each domain the progress is reported. */
async function* filesOf(deps: AccountDataDeps, id: number, uid: number): AsyncGenerator<ExportFile> {
  const { db, personalData, replicas } = deps;
  const parts = personalData();
  // What the member wrote before they asked is in it.
  const read = replicas ? await replicas.choose(await replicas.position()) : db;
  for (const [at, part] of parts.entries()) {
    for await (const file of part.collect(read, uid)) yield { ...file, path: `${part.domain}/${file.path}` };
    await updateExport(db, id, { progress: Math.floor((99 * (at + 1)) / parts.length) });
  }
}

type Pieces = Pick<ExportRow, 'storage_key' | 'pieces'>;

/** Pieces of a try that broke off aren't counted, so they are removed until none is found. */
async function removePieces(storage: Storage, { storage_key, pieces }: Pieces): Promise<void> {
  if (storage_key === '') return;
  for (let piece = 0; piece < pieces || (await storage.exists(pieceKey(storage_key, piece))); piece += 1)
    await storage.remove(pieceKey(storage_key, piece));
}

const atOnce = 100;

/** Deletes the exports whose days are over: the files first, so that none is left without a row. */
export async function sweepExports({ db, storage, clock }: AccountDataDeps): Promise<void> {
  for (;;) {
    const rows = await expiredExports(db, clock(), atOnce);
    for (const row of rows) {
      await removePieces(storage, row);
      await deleteExport(db, row.id);
    }
    if (rows.length < atOnce) return;
  }
}
