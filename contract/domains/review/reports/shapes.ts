import { z } from 'zod';
import { count, id, time } from '../../../primitives/fields.ts';
import { attachmentShape } from '../../media/shapes.ts';
import { reportReasons } from './limits.ts';

/** What became of a report: `gone` where the author deleted the post, or the member left, before anybody decided. */
export const reportOutcomes = ['dismissed', 'removed', 'gone'] as const;

/** What is reported: a post of a thread, or a member (`tid` and `pid` are 0). */
const target = {
  kind: z.enum(['post', 'member']),
  tid: id,
  pid: id,
  /** Who wrote it, or who it is. */
  uid: id,
};

/** Somebody named in a case. */
const person = z.object({ uid: id, username: z.string(), avatar: z.string(), countryFid: id });

const reason = z.enum(reportReasons);

/** What somebody is about to report, as they may see it. */
export const reportTarget = z.object({
  ...target,
  name: z.string(),
  /** The thread's title; empty for a member. */
  subject: z.string(),
  /** The beginning of the words. */
  text: z.string(),
  /** It is the asker's own. */
  own: z.boolean(),
  /** The asker has reported it. */
  reported: z.boolean(),
  /** Once it is reported: the asker has blocked who wrote it, or who it is. */
  blocked: z.boolean(),
});

/** One's own report and what became of it. */
export const ownReport = z.object({
  id,
  ...target,
  name: z.string(),
  /** Empty where it can't be read any more. */
  subject: z.string(),
  reason,
  note: z.string(),
  createdAt: time,
  /** Null while nobody has decided. */
  outcome: z.enum(reportOutcomes).nullable(),
});

/** A case of the queue: one post or member with all who complained. */
export const caseRow = z.object({
  id,
  ...target,
  member: person.nullable(),
  subject: z.string(),
  text: z.string(),
  /** How many complained, and what for: the reason most named first. */
  reports: count,
  reasons: z.array(z.object({ reason, count })),
  createdAt: time,
  /** Who is at it now. */
  claimedBy: z.object({ uid: id, username: z.string(), until: time }).nullable(),
  decision: z.enum(reportOutcomes).nullable(),
  decidedAt: time.nullable(),
  decidedBy: z.object({ uid: id, username: z.string() }).nullable(),
});

/** A case with what was said, where, by whom, and who complained. */
export const caseShape = caseRow.extend({
  /** The post's words, a line for a line; empty for a member or a post that is gone. */
  words: z.string(),
  pictures: z.array(attachmentShape),
  first: z.boolean(),
  /** The page of replies it stands on. */
  page: count,
  /** The newest first, bounded. */
  complaints: z.array(z.object({ reason, note: z.string(), createdAt: time, by: person.nullable() })),
  history: z.object({
    joinedAt: time.nullable(),
    /** Posts of theirs that were removed after reports. */
    removed: count,
    sanctions: count,
  }),
  can: z.object({ decide: z.boolean(), remove: z.boolean(), ban: z.boolean(), undo: z.boolean() }),
});
