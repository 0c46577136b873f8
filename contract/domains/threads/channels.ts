import { z } from 'zod';
import { count, flag, id, mostInFourBytes } from '../../primitives/fields.ts';
import { kindShared } from './kinds/made/parts.ts';

/** Posts that a page may ask about when it begins to listen. */
const postsSeen = 100;

/** A post as it stands now. */
const livePost = z.object({
  pid: id,
  position: z.int(),
  /** Floor of the reply that it stands under, its own where it stands under none. */
  floor: z.int(),
  /** Who wrote it; nothing is sent about a member whom the reader doesn't see. */
  uid: id,
  like: count,
  /** Deleted. */
  gone: flag,
});
export type LivePost = z.output<typeof livePost>;

/** Channels of threads, by kind. */
export const threadsChannels = {
  /** An open thread: `thread:<tid>`. */
  thread: {
    /** What the page shows: what stands after the position is new to it; its posts, each with its likes. */
    seen: z.object({
      position: z.int().min(0).max(mostInFourBytes),
      posts: z.array(z.tuple([id, count])).max(postsSeen),
    }),
    news: z.object({
      replies: count,
      like: count,
      /** Posts that changed or are new, in order. */
      posts: z.array(livePost),
      /** On entering: new posts beyond those. */
      more: count.optional(),
      /** What its kind shows to all alike, where that changed. */
      ...kindShared,
    }),
  },
} as const;
