import { z } from 'zod';
import { withOwn } from '../../own.ts';
import { count, flag, id } from '../../primitives/fields.ts';
import { threadType } from '../countries/shapes.ts';
import { threadRow } from '../threads/shapes.ts';
import { welcomeSteps } from './limits.ts';

/** A board of the member's country, and whether it is among what they talk about. */
export const interest = threadType.extend({ chosen: flag });
export type Interest = z.output<typeof interest>;

/** The step that is left, empty for none. */
const nextStep = z.enum([...welcomeSteps, '']);

const boardName = threadType.pick({ typeid: true, name: true });

export const interests = z.object({ list: z.array(interest), next: nextStep });

/** Somebody worth following, with a reason. */
export const worthFollowing = z.object({
  uid: id,
  username: z.string(),
  avatar: z.string(),
  country_fid: id,
  iscreator: flag,
  /** What they say of themselves, plain text; may be empty. */
  line: z.string(),
  /** What they replied to others this week on the boards that were looked at. */
  replies: count,
  fansCount: count,
  follows_status: flag,
});
export type WorthFollowing = z.output<typeof worthFollowing>;

export const peopleWorthFollowing = z.object({
  /** The boards that the reader chose and somebody here replies on. */
  boards: z.array(boardName),
  list: z.array(worthFollowing),
});

/** What a member's home begins with. */
export const homeBeginning = withOwn(
  {
    /** Newest threads of what they chose. */
    list: z.array(threadRow),
    /** What they chose, where this country has it. */
    boards: z.array(boardName),
  },
  {
    /** 1: the page says so, as it hasn't been read yet. */
    says: flag,
    /** `waiting`: the first post is written, and waits for a moderator. */
    next: z.enum([...welcomeSteps, 'waiting', '']),
  },
);
export type HomeBeginning = z.output<typeof homeBeginning>;
