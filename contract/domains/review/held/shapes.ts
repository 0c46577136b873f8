import { z } from 'zod';
import { count, dateline, flag, id, time } from '../../../primitives/fields.ts';
import { attachmentShape } from '../../media/shapes.ts';
import { moderationRules } from '../../moderation/rules.ts';
import { heldReasons, trustLevels } from './limits.ts';

const decision = z.enum(['approved', 'refused', 'gone']);

/** What a held post says, and where it is to stand. */
const said = {
  tid: id,
  pid: id,
  /** A thread's first post. */
  first: flag,
  subject: z.string(),
  /** A line for a line. */
  words: z.string(),
  at: time,
  /** Null while it waits. */
  decision: decision.nullable(),
  decidedAt: time.nullable(),
  rule: z.enum([...moderationRules, '']),
  reason: z.string(),
};

/** A held post as its author sees it. */
export const ownHeld = z.object({
  ...said,
  /** The refusal as an act about which one appeals; 0 where none stands. */
  act: id,
  /** Whether an appeal was made, and whether one may be made now. */
  appealed: flag,
  can: z.object({ appeal: z.boolean() }),
});
export type OwnHeld = z.output<typeof ownHeld>;

/** A reply that waits, where its author reads it in its thread. */
export const heldReply = z.object({
  pid: id,
  tid: id,
  /** The reply that it is to stand under, else 0, and whom it answers there. */
  parent_pid: id,
  quote_author: z.string(),
  message: z.string(),
  attachment: z.array(attachmentShape),
  dateline,
});
export type HeldReply = z.output<typeof heldReply>;

/** A held post of the moderators' queue. */
export const heldRow = z.object({
  ...said,
  author: z.object({ uid: id, username: z.string(), avatar: z.string(), country_fid: id }),
  country_fid: id,
  pictures: z.array(attachmentShape),
  reasons: z.array(z.enum(heldReasons)),
  /** Words of the country's list that it holds. */
  listed: z.array(z.string()),
  trust: z.enum(trustLevels),
  /** Posts of theirs that stand, and posts that were taken down or refused lately. */
  stands: count,
  upheld: count,
  claimedBy: z.object({ uid: id, username: z.string(), until: time }).nullable(),
  decidedBy: z.object({ uid: id, username: z.string() }).nullable(),
  can: z.object({ decide: z.boolean() }),
});
export type HeldRow = z.output<typeof heldRow>;

/** What became of one post of several. */
export const doneRow = z.object({
  pid: id,
  done: z.boolean(),
  /** Name of the refusal, and its words; empty where it was done. */
  error: z.string(),
  msg: z.string(),
});
export type DoneRow = z.output<typeof doneRow>;

/** A post of a member, as a moderator's list shows it. */
export const memberPostRow = z.object({
  tid: id,
  pid: id,
  first: flag,
  subject: z.string(),
  words: z.string(),
  at: time,
  /** Shown, hidden or deleted by a moderator. */
  state: z.enum(['shown', 'banned', 'removed']),
  pinned: flag,
});
export type MemberPostRow = z.output<typeof memberPostRow>;
