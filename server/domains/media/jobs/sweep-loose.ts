import type { Db } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Storage } from '../../../platform/storage/port.ts';
import { renditionKey } from '../picture-files.ts';
import { deleteImages, lockLoose } from '../sql/images.ts';

const keptDays = 7;
const atOnce = 100;

/**
 * Removes pictures that no post has shown for a week. Files go first: if this stops half-way, the rows are still there
 * to try again; nobody can attach them meanwhile, because they are locked.
 */
export async function sweepLoose(deps: { db: Db; storage: Storage; clock: () => Date }): Promise<number> {
  const before = new Date(deps.clock().getTime() - keptDays * 86_400_000);
  let swept = 0;
  for (;;) {
    const round = await inTransaction(deps.db, (tx) => sweepSome(tx, deps.storage, before));
    swept += round;
    if (round < atOnce) return swept;
  }
}

async function sweepSome(tx: Db, storage: Storage, before: Date): Promise<number> {
  const loose = await lockLoose(tx, before, atOnce);
  if (loose.length === 0) return 0;
  for (const { storage_key, widths } of loose) {
    for (const width of widths) await storage.remove(renditionKey(storage_key, width));
  }
  await deleteImages(
    tx,
    loose.map((row) => row.aid),
  );
  return loose.length;
}
