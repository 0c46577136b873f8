import { z } from 'zod';
import { count, dateline, flag, id } from '../../../primitives/fields.ts';
import { pictureShape } from '../../media/shapes.ts';

/** A draft as the list of them shows it. */
export const draftRow = z.object({
  tid: id,
  /** Name of its kind of thread. */
  kind: z.string(),
  subject: z.string(),
  /** How its words begin. */
  summary: z.string(),
  /** When it was last saved. */
  dateline,
  /** When it is deleted by itself. */
  expires: dateline,
  /** That is near. */
  ends: flag,
  picture: pictureShape.nullable(),
  pictures: count,
});
export type DraftRow = z.output<typeof draftRow>;

/** A draft whole, as the composer goes on with it. */
export const draftShape = z.object({
  tid: id,
  version: z.int(),
  kind: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The visible words of the message. */
  text: z.string(),
  typeid: id,
  /** The writer has chosen the category. */
  placed: flag,
  original: flag,
  story: z.object({ tid: id, subject: z.string() }).nullable(),
  /** The group that it is meant for. */
  group: z.object({ groupid: id, name: z.string() }).nullable(),
  mentions: z.array(z.object({ uid: id, username: z.string() })),
  push_time: dateline,
  aids: z.array(id),
  captions: z.array(z.string()),
  /** What the kinds have saved, as JSON by their names. */
  parts: z.string(),
  /** All pictures that it holds, its kinds' own among them. */
  pictures: z.array(pictureShape),
  dateline,
  expires: dateline,
});
export type ServerDraft = z.output<typeof draftShape>;
