import { z } from 'zod';
import { count, id } from '../../../primitives/fields.ts';
import { pictureShape } from '../shapes.ts';

/** How far an upload has come. */
export const videoUpload = z.object({
  vid: id,
  /** Of the whole file, and what of it is stored. */
  bytes: count,
  received: count,
  /** What is sent at once: each piece but the last has so many bytes. */
  piece: count,
  /** Looked at and ready to be posted. */
  ready: z.boolean(),
  video_duration: count,
});
export type VideoUpload = z.output<typeof videoUpload>;

/** What a link to a video is shown with. */
export const videoLink = z.object({
  linkurl: z.string(),
  site: z.string(),
  description: z.string(),
  video_duration: count,
  cover: pictureShape.nullable(),
});
export type VideoLink = z.output<typeof videoLink>;

/** Signed addresses of the store for pieces of an upload; each takes its bytes by PUT, for `seconds` from now on. */
export const directPieces = z.object({
  vid: id,
  seconds: count,
  pieces: z.array(z.object({ at: count, bytes: count, url: z.string() })),
});
export type DirectPieces = z.output<typeof directPieces>;
