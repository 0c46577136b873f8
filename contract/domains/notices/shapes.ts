import { z } from 'zod';
import { count, dateline, flag, id } from '../../primitives/fields.ts';

/** Unread notices, in all and by the page they stand on. */
export const unreadCounts = z.object({
  num: count,
  reply: count,
  atme: count,
  attention: count,
  systems: count,
});
export type UnreadCounts = z.output<typeof unreadCounts>;

/** One notice, ready to be read. Type, Tid, TopicId and ShareUrl are the documents' names. */
export const notice = z.object({
  id,
  /** What happened: reply, like, mention, follow, or one of the system's kinds. */
  Type: z.string(),
  /** The thread or topic that it is about; 0 for none. */
  Tid: id,
  TopicId: id,
  /** Whole address of what it opens; empty where there is nothing to open. */
  ShareUrl: z.string(),
  /** The same as a path of the site. */
  to: z.string(),
  pid: id,
  /** Who did it, the last one first; nobody for the system's. */
  author: z.string(),
  authorid: id,
  avatar: z.string(),
  country_fid: id,
  /** Further members who did the same. */
  others: count,
  /** The sentence, in the language of the answer. */
  note: z.string(),
  /** The words it is about, plain text; may be empty. */
  quote: z.string(),
  dateline,
  /** 1 while unread. */
  new: flag,
});
export type Notice = z.output<typeof notice>;
