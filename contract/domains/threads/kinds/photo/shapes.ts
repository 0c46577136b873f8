import { z } from 'zod';
import { withOwn } from '../../../../own.ts';
import { count, dateline, flag, id } from '../../../../primitives/fields.ts';
import { pictureShape } from '../../../media/shapes.ts';
import { dreamStates } from './limits.ts';

/** What its member says of how a photo was taken, each empty where they said nothing; never where. */
const exifShape = z.object({
  camera: z.string(),
  lens: z.string(),
  /** Seconds, as `1/60` or `2`. */
  shutter: z.string(),
  iso: z.string(),
  /** The f-number, `1.8`. */
  aperture: z.string(),
  /** The day, `2026-11-24`. */
  day: z.string(),
});
export type Exif = z.output<typeof exifShape>;

/** A photo of an entry: files as they are, and the picture as all screens draw one. */
export const photoPicture = z.object({
  aid: id,
  /** Address of a file as wide as screens need. */
  url: z.string(),
  w: z.int(),
  h: z.int(),
  /** Address of the smallest file. */
  preview: z.string(),
  /** Address of the large file, up to 2560 pixels; empty where there is none. */
  full: z.string(),
  /** Null where nothing is said. */
  exif: exifShape.nullable(),
  picture: pictureShape,
});
export type PhotoPicture = z.output<typeof photoPicture>;

/** What became of a dream; `what` and `photo` once somebody has said it. */
const dreamShape = z.object({
  state: z.enum(dreamStates),
  what: z.string(),
  /** When that was said last; 0 before. */
  at: dateline,
  photo: photoPicture.nullable(),
});

/** What this kind adds to a thread: what all readers see alike, and under `own` what is the reader's. */
export const photoShape = withOwn(
  {
    /** Its category on the photo board, 0 for none (`tyoeid`). */
    category: id,
    /** The contest that it is an entry of; null for none. */
    contest: z
      .object({
        id,
        /** In the reader's language. */
        title: z.string(),
        /** Until when likes count, 0 where they don't decide. */
        likes_until: dateline,
      })
      .nullable(),
    photos: z.array(photoPicture),
    /** The contest is closed: nothing of it changes. */
    frozen: flag,
    /** Likes as they were at the close; 0 before. */
    final_likes: count,
    /** On the dream board; null elsewhere. */
    dream: dreamShape.nullable(),
  },
  {
    own: z.object({
      can: z.object({ like: z.boolean(), edit: z.boolean() }),
      /** Name of the refusal that stands in the way of a like, or empty. */
      likeRefusal: z.string(),
    }),
  },
);
export type Photo = z.output<typeof photoShape>;
