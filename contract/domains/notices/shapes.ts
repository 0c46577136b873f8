import { z } from 'zod';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { noticeSorts } from './limits.ts';

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
  /** The switch that it obeys, and by that its mark. */
  sort: z.enum(noticeSorts),
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
  /** It speaks of XGold that the recipient has later. */
  waiting: z.boolean(),
  /** The sentence, in the language of the answer. */
  note: z.string(),
  /** The words it is about, plain text; may be empty. */
  quote: z.string(),
  /** The title of the thread that it is about; empty for none. */
  subject: z.string(),
  /** 1 where the caller likes the post `pid`. */
  is_like: flag,
  /** 1 where the caller follows who did it. */
  follows_status: flag,
  dateline,
  /** 1 while unread. */
  new: flag,
});
export type Notice = z.output<typeof notice>;

/** What a member is notified of, and when. The system's notices can't be switched off on the site. */
export const noticeSettings = z.object({
  /** Sorts that nobody is notified of. */
  muted: z.array(z.enum(noticeSorts)),
  /** Sorts that devices are not notified of. */
  push_muted: z.array(z.enum(noticeSorts)),
  /** 1: devices are sent nothing from `quiet_from` to `quiet_to`, by the clock of the member's country. */
  quiet: flag,
  quiet_from: z.string(),
  quiet_to: z.string(),
  /** 1: an e-mail a week, when something is unread. */
  digest: flag,
});
export type NoticeSettings = z.output<typeof noticeSettings>;
