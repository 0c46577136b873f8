import { pictureLimits } from '../../../../contract/domains/media/limits.ts';
import type { Picture } from '../../../../contract/domains/media/shapes.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { presentPicture } from '../present.ts';
import { findImages, widerThan } from '../sql/images.ts';

/** Pictures by their numbers, in one query; numbers of none are left out. */
export async function picturesByAid(db: ReadDb, aids: Iterable<number>): Promise<ReadonlyMap<number, Picture>> {
  const wanted = [...new Set(aids)];
  if (wanted.length === 0) return new Map();
  const rows = await findImages(db, wanted);
  return new Map(rows.map((row) => [row.aid, presentPicture(row)]));
}

/** Widths of the large files of pictures that have one. */
export const fullWidths = (db: Db, aids: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  widerThan(db, aids, Math.max(...pictureLimits.widths));
