import type { z } from 'zod';
import type { FileAnswer } from '../../../../contract/call.ts';
import type { exportState } from '../../../../contract/domains/privacy/calls.ts';
import { privacyLimits } from '../../../../contract/domains/privacy/limits.ts';

import type { MemberCtx } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Storage } from '../../../platform/storage/port.ts';
import { secondsOrNone, unixSeconds } from '../../../platform/unix-seconds.ts';
import { pieceKey } from '../jobs/make-export.ts';
import { type ExportRow, findExport, lastExport } from '../sql/exports.ts';

type ExportState = z.output<typeof exportState>;

const nextAfter = ({ asked_at }: ExportRow): Date =>
  new Date(asked_at.getTime() + privacyLimits.exportHours * 3_600_000);

/** Whether another export can be asked for: a day after the last, or at once where that failed. */
export const exportMayBeAsked = (last: ExportRow, now: Date): boolean =>
  last.state === 'failed' || nextAfter(last) <= now;

export const presentExport = (row: ExportRow): ExportState => ({
  id: row.id,
  state: row.state as ExportState['state'],
  progress: row.progress,
  asked: unixSeconds(row.asked_at),
  bytes: row.bytes,
  expires: secondsOrNone(row.expires_at),
  next: row.state === 'failed' ? unixSeconds(row.asked_at) : unixSeconds(nextAfter(row)),
});

/** How far the caller's last export is; one whose days are over is none. */
export async function dataExport({ actor, db, now }: MemberCtx): Promise<{ export: ExportState | null }> {
  const row = await lastExport(db, actor.uid);
  const isOver = row?.expires_at && row.expires_at <= now;
  return { export: row && !isOver ? presentExport(row) : null };
}

/** The file of an export, for its owner alone; to anybody else there is none. */
export async function dataExportFile(storage: Storage, { actor, db, now }: MemberCtx, id: number): Promise<FileAnswer> {
  const row = await findExport(db, id);
  if (!row || row.uid !== actor.uid || row.state !== 'ready' || row.expires_at === null || row.expires_at <= now)
    refuse('accounts.export_missing');
  return {
    filename: `account-${actor.uid}-${utcDay(row.asked_at)}.zip`,
    type: 'application/zip',
    bytes: row.bytes,
    read: () => read(storage, row),
  };
}

async function* read(storage: Storage, { id, storage_key, pieces }: ExportRow): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < pieces; piece += 1) {
    const found = await storage.get(pieceKey(storage_key, piece));
    if (!found) throw new Error(`piece ${piece} of export ${id} is gone`);
    yield* found.stream();
  }
}
