import { z } from 'zod';
import { postLimits } from '../../../../../../contract/domains/posts/limits.ts';
import { photoLimits } from '../../../../../../contract/domains/threads/kinds/photo/limits.ts';
import type { Exif } from '../../../../../../contract/domains/threads/kinds/photo/shapes.ts';
import { idField, text } from '../../../../../../contract/primitives/fields.ts';

const plain = (max: number) =>
  z
    .union([z.number().transform(String), text(max)])
    .transform((value) => value.replaceAll(/\s+/g, ' ').trim())
    .default('');

/** Only these facts are taken: what else is sent, a place above all, is not read. */
const said = z.object({
  aid: idField,
  camera: plain(photoLimits.cameraMax),
  lens: plain(photoLimits.cameraMax),
  shutter: plain(10).pipe(z.string().regex(/^(?:|\d{1,5}(?:\.\d{1,3})?|1\/\d{1,5})$/)),
  iso: plain(8).pipe(z.string().regex(/^\d{0,8}$/)),
  aperture: plain(6).pipe(z.string().regex(/^(?:|\d{1,3}(?:\.\d{1,2})?)$/)),
  day: plain(10).pipe(z.union([z.literal(''), z.iso.date()])),
});

const list = z.array(said).max(postLimits.pictures);

/** Facts that say nothing are no facts. */
const isSome = (exif: Exif): boolean => Object.values(exif).some((value) => value !== '');

/**
 * What a member says of photos, by photo; null where they take it back. Undefined where it is no such list, or the day is
 * yet to come.
 */
export function readExif(sent: string, now: Date): ReadonlyMap<number, Exif | null> | undefined {
  if (sent.trim() === '') return new Map();
  const parsed = list.safeParse(jsonOf(sent));
  if (!parsed.success) return undefined;
  // Somewhere on earth it is tomorrow.
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);
  if (parsed.data.some(({ day }) => day > tomorrow)) return undefined;
  return new Map(parsed.data.map(({ aid, ...exif }) => [aid, isSome(exif) ? exif : null]));
}

function jsonOf(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}
