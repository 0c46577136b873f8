import { dreamStates } from '../../../../../contract/domains/threads/kinds/photo/limits.ts';
import type { Photo, PhotoPicture } from '../../../../../contract/domains/threads/kinds/photo/shapes.ts';
import { boardFids } from '../../../../../contract/primitives/board-fids.ts';
import type { Language } from '../../../../../contract/primitives/countries.ts';
import { flag } from '../../../../platform/flag.ts';
import { unixSeconds } from '../../../../platform/unix-seconds.ts';
import type { EntryRow, StoredPhoto } from './sql/entries.ts';

/** A stored photo as screens and the documents' clients see it. */
export function presentPhoto({ aid, picture, full_width, exif }: StoredPhoto): PhotoPicture {
  const file = (width: number): string => `${picture.url}-${width}.webp`;
  return {
    aid,
    url: file(picture.widths.at(-1)!),
    w: picture.width,
    h: picture.height,
    preview: file(picture.widths[0]!),
    full: full_width > 0 ? file(full_width) : '',
    exif,
    picture,
  };
}

/** An entry as everybody sees it. It is frozen once the job has frozen it: nothing here depends on the time. */
export function sharedPhoto(entry: EntryRow, locale: Language = 'en'): Omit<Photo, 'own'> {
  const { contest_id: id, contest_title: title, closes_at, counts_likes } = entry;
  const until = counts_likes && closes_at ? unixSeconds(closes_at) : 0;
  return {
    category: entry.category,
    contest: id === 0 ? null : { id, title: title?.[locale] ?? '', likes_until: until },
    photos: entry.photos.map(presentPhoto),
    frozen: flag(entry.frozen_at !== null),
    final_likes: entry.final_likes,
    dream: entry.fid === boardFids.dream ? presentDream(entry) : null,
  };
}

const presentDream = ({ dream_state, dream_what, dream_at, dream_photo }: EntryRow): NonNullable<Photo['dream']> => ({
  state: dreamStates[dream_state] ?? 'asked',
  what: dream_what,
  at: dream_at ? unixSeconds(dream_at) : 0,
  photo: dream_photo && presentPhoto(dream_photo),
});
