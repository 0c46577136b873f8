import { z } from 'zod';
import { count, dateline, flag, id, time } from '../../../primitives/fields.ts';
import { moderationRules } from '../../moderation/rules.ts';
import { moderationActs } from './limits.ts';

const person = z.object({ uid: id, username: z.string(), avatar: z.string(), country_fid: id });

const takedown = {
  kind: z.enum(['banned', 'removed']),
  rule: z.enum(moderationRules),
  reason: z.string(),
  at: time,
  /** Who did it; null where it was a job. */
  by: z.object({ uid: id, username: z.string() }).nullable(),
  /** Until when a deleted post can be restored. */
  until: time.nullable(),
};

/** A post and its thread as a moderator judges them. */
export const moderationScene = z.object({
  tid: id,
  pid: id,
  first: flag,
  subject: z.string(),
  /** The beginning of its words. */
  words: z.string(),
  author: person,
  country_fid: id,
  typeid: id,
  dateline,
  /** Pinned at this level; of a reply 1 where it is pinned within its thread. */
  level: z.int(),
  digest: z.int(),
  highlight: z.int(),
  closed: flag,
  takedown: z.object(takedown).nullable(),
  /** Slots by level: of the board, of the country, everywhere; of a reply those of its thread. */
  pins: z.array(z.object({ level: z.int(), used: count, slots: count })),
  /** Boards of the thread's country that it may move to. */
  boards: z.array(z.object({ typeid: id, name: z.string() })),
  /** It may move to other countries, and stand first everywhere. */
  everywhere: z.boolean(),
  /** The highest level that the caller pins at. */
  pinsTo: z.int(),
  can: z.object(
    Object.fromEntries(moderationActs.map((act) => [act, z.boolean()])) as Record<
      (typeof moderationActs)[number],
      z.ZodBoolean
    >,
  ),
  canBanAuthor: z.boolean(),
});
export type ModerationScene = z.output<typeof moderationScene>;

/** A post that a moderator has hidden or deleted. */
export const takenDownRow = z.object({
  tid: id,
  pid: id,
  first: flag,
  subject: z.string(),
  author: person,
  ...takedown,
});
export type TakenDownRow = z.output<typeof takenDownRow>;
