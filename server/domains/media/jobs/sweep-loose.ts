import type { Db } from '../../../platform/context.ts';
import { daysBefore } from '../../../platform/days.ts';
import type { Storage } from '../../../platform/storage/port.ts';
import { previewKey, renditionKey } from '../picture-files.ts';
import { widthsFor } from '../rules/picture-size.ts';
import { deleteLoose } from '../sql/images.ts';

const retentionDays = 7;
const atOnce = 100;

/**
 * Removes pictures that no post has shown for a week. Rows go first, so that no transaction waits for the storage; files
 * that this leaves behind where it stops half-way are nobody's, and `sweepOrphans` takes them.
 */
export async function sweepLoose(deps: { db: Db; storage: Storage; clock: () => Date }): Promise<number> {
  const before = daysBefore(deps.clock(), retentionDays);
  let swept = 0;
  for (;;) {
    const round = await sweepSome(deps.db, deps.storage, before);
    swept += round;
    if (round < atOnce) return swept;
  }
}

async function sweepSome(db: Db, storage: Storage, before: Date): Promise<number> {
  const loose = await deleteLoose(db, before, atOnce);
  for (const { storage_key, width, height, widths } of loose) {
    for (const each of new Set([...widths, ...widthsFor(width, height)]))
      await storage.remove(renditionKey(storage_key, each));
    await storage.remove(previewKey(storage_key));
  }
  return loose.length;
}
