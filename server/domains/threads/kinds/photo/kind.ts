import { photoLimits } from '../../../../../contract/domains/threads/kinds/photo/limits.ts';
import type { Exif, Photo } from '../../../../../contract/domains/threads/kinds/photo/shapes.ts';
import type { Actor, MemberCtx } from '../../../../platform/context.ts';
import { refuse, refuseField } from '../../../../platform/refusal.ts';
import { detachPictures, fullWidths, picturesByAid } from '../../../media/index.ts';
import type { Entering } from '../../contests.ts';
import type { Hydrated, Kind, Writing } from '../kind.ts';
import { mayEditEntry, mayLikeEntry } from './policy.ts';
import { sharedPhoto } from './present.ts';
import { readExif } from './rules/exif.ts';
import { isEntered } from './sql/contest-entries.ts';
import {
  dropEntry,
  type EntryRow,
  entriesByIds,
  insertEntry,
  type StoredPhoto,
  setCategory,
  writePhotos,
} from './sql/entries.ts';

/** What an entry is written with, once contests have judged it. */
export interface PhotoInput {
  aids: readonly number[];
  exif: string;
  fid: number;
  entering: Entering;
  /** What was said of the photos before. */
  said: ReadonlyMap<number, Exif | null>;
  /** Its thread, once it has one. */
  tid?: number;
}

interface Taken {
  photos: StoredPhoto[];
  fid: number;
  entering: Entering;
}

const lots = 2 ** 31;

/** The photos in the member's order, with what is said of each. */
async function takePhotos(ctx: MemberCtx, { aids, exif, said, entering, tid = 0 }: PhotoInput): Promise<StoredPhoto[]> {
  const facts = readExif(exif, ctx.now) ?? refuseField('exif');
  if (aids.length === 0) return refuse('threads.photo_none');
  const entered = { contestId: entering.contestId, uid: ctx.actor.uid, aids, except: tid };
  if (entering.contestId > 0 && (await isEntered(ctx.db, entered))) refuse('threads.photo_entered');
  const [pictures, widths] = await Promise.all([picturesByAid(ctx.db, aids), fullWidths(ctx.db, aids)]);
  return [...new Set(aids)].map((aid) => ({
    aid,
    picture: pictures.get(aid) ?? refuse('media.unknown_picture'),
    full_width: widths.get(aid) ?? 0,
    exif: (facts.has(aid) ? facts.get(aid) : said.get(aid)) ?? null,
  }));
}

/** Photos of a photo board, in a contest or in none. Words beside them may be none. */
export const photo: Kind<PhotoInput, Taken, EntryRow, Photo> & Writing<PhotoInput, Taken> = {
  name: 'photo',
  message: { least: 0, most: photoLimits.messageMax },
  ownEdit: 'threads.photo_own_edit',
  mayCreate: () => Promise.resolve(undefined),
  take: async (ctx, input) => ({
    photos: await takePhotos(ctx, input),
    fid: input.fid,
    entering: input.entering,
  }),
  async store({ db, actor, now }, tid, { photos, fid, entering }) {
    const lot = Math.floor(Math.random() * lots);
    await insertEntry(db, { tid, fid, authorid: actor.uid, ...entering, lot, now });
    await writePhotos(db, tid, photos);
  },
  async replace({ db }, tid, { photos, entering }) {
    await setCategory(db, tid, entering.category);
    await writePhotos(db, tid, photos);
  },
  mayEdit: mayEditEntry,
  mayLike: (entry, liking) => mayLikeEntry(entry, liking),
  async release(ctx, tid) {
    const [entry] = await entriesByIds(ctx.db, [tid]);
    if (entry?.dream_photo) await detachPictures(ctx, [entry.dream_photo.aid]);
    await dropEntry(ctx.db, tid);
  },
  hydrate: async (db, tids, lock) => new Map((await entriesByIds(db, tids, lock)).map((row) => [row.tid, row])),
  shared: (entry, showing) => sharedPhoto(entry, showing?.locale),
  own: ({ actor, now }, parts) =>
    Promise.resolve(new Map(parts.map((part) => [part.thread.tid, ownPhoto(actor, now, part)]))),
};

function ownPhoto(actor: Actor | null, now: Date, { thread, row }: Hydrated<EntryRow>): Photo['own'] {
  const uid = actor?.uid ?? 0;
  const refusal = actor
    ? mayLikeEntry(row, { uid, authorid: thread.authorid, now })
    : (mayLikeEntry(row, { uid, authorid: thread.authorid, now }) ?? 'threads.need_login');
  const edit = uid !== 0 && uid === thread.authorid && mayEditEntry(row) === undefined;
  return { can: { like: refusal === undefined, edit }, likeRefusal: refusal ?? '' };
}
