import type { Db } from '../../../platform/context.ts';
import { daysBefore } from '../../../platform/days.ts';
import type { Storage } from '../../../platform/storage/port.ts';
import { pictureFolders, pictureOfFile } from '../picture-files.ts';
import { knownKeys } from '../sql/images.ts';

/** A file is stored before its row is written; after so many days none is on its way any more. */
const wayDays = 1;
const atOnce = 500;

/** Removes files that no row knows: their process, or the database, was lost between the file and the row. */
export async function sweepOrphans(deps: { db: Db; storage: Storage; clock: () => Date }): Promise<number> {
  const { db, storage, clock } = deps;
  const before = daysBefore(clock(), wayDays);
  let swept = 0;
  for (const folder of pictureFolders) {
    const old = (await storage.list(folder)).filter(({ since }) => since < before).map(({ key }) => key);
    for (let from = 0; from < old.length; from += atOnce)
      swept += await sweepSome(db, storage, old.slice(from, from + atOnce));
  }
  return swept;
}

async function sweepSome(db: Db, storage: Storage, files: readonly string[]): Promise<number> {
  const pictures = new Set(files.flatMap((file) => pictureOfFile(file) ?? []));
  const known = await knownKeys(db, [...pictures]);
  const orphans = files.filter((file) => {
    const picture = pictureOfFile(file);
    return picture !== undefined && !known.has(picture);
  });
  for (const file of orphans) await storage.remove(file);
  return orphans.length;
}
