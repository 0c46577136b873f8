import { z } from 'zod';
import { withOwn } from '../../../own.ts';
import { count, dateline, flag, id } from '../../../primitives/fields.ts';

/** A piece of a text beside the one before it: the same in both, added, deleted, or the same and left out. */
export const changePiece = z.object({ kind: z.enum(['same', 'added', 'deleted', 'gap']), text: z.string() });
export type ChangePiece = z.output<typeof changePiece>;

/** One version of a post, as plain words beside the one before it; the first stands whole. */
export const postVersion = z.object({
  /** 1 for what was written first. */
  version: z.int().min(1),
  /** When it was written. */
  dateline,
  /** What the post says now. */
  current: flag,
  /** A moderator has deleted its words. */
  removed: flag,
  /** Versions before it that are not stored any more. */
  skipped: count,
  /** Of a first post: its title. */
  subject: z.array(changePiece),
  words: z.array(changePiece),
});
export type PostVersion = z.output<typeof postVersion>;

/** A page of a post's versions, the newest first. */
export const postHistory = withOwn(
  {
    tid: id,
    pid: id,
    /** 1 for a thread's first post. */
    first: flag,
    /** Title of the thread. */
    subject: z.string(),
    country_fid: id,
    authorid: id,
    author: z.string(),
    avatar: z.string(),
    list: z.array(postVersion),
    /** The next page holds versions before this one; 0 where there is none. */
    next: count,
  },
  {
    can: z.object({
      /** Delete the words of an older version. */
      remove: z.boolean(),
    }),
  },
);
export type PostHistory = z.output<typeof postHistory>;
