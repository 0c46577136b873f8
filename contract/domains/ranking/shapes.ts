import { z } from 'zod';
import { withOwn } from '../../own.ts';
import { count, dateline, flag, id } from '../../primitives/fields.ts';

const memberFields = {
  uid: id,
  username: z.string(),
  avatar: z.string(),
  country_fid: id,
  groupid: id,
  grouptitle: z.string(),
  iscreator: flag,
};

/** A member's place. `like`: likes of this month; `is_like`: among what the reader liked last is something of theirs. */
export const rankingRow = withOwn(
  {
    rank: count,
    ...memberFields,
    points: count,
    /** Places won (lost: below 0) since the day began; null for who had none then. */
    moved: z.int().nullable(),
    like: count,
  },
  { follow_status: flag, is_like: flag },
);
export type RankingRow = z.output<typeof rankingRow>;

/** Where the reader stands, and what their points are made of. */
export const rankingMe = z.object({
  uid: id,
  /** 0: nowhere yet. */
  rank: count,
  points: count,
  moved: z.int().nullable(),
  like: count,
  comments: count,
  followers: count,
  views: count,
  /** Who stands before the reader, and by how many points; null for the first. */
  next: z.object({ uid: id, username: z.string(), points: count }).nullable(),
});
export type RankingMe = z.output<typeof rankingMe>;

const pageFields = {
  list: z.array(rankingRow),
  page: z.int().min(1),
  count,
  /** The same, as the documents call it. */
  counts: count,
  totalPage: z.int().min(0),
};

export const rankingPage = withOwn(
  {
    ...pageFields,
    champion: rankingRow.nullable(),
    /** When it was counted; 0 before the first time. */
    counted_at: dateline,
  },
  { me: rankingMe.nullable() },
);
export type RankingPage = z.output<typeof rankingPage>;

/** Some of a list, with the reader's own place. */
export const rankingPart = z.object({
  list: z.array(rankingRow),
  count,
  counted_at: dateline,
  me: rankingMe,
  next: z.string(),
});
export type RankingPart = z.output<typeof rankingPart>;

/** Somebody to follow. */
export const discovered = withOwn(
  {
    ...memberFields,
    /** What they say of themselves, plain text; may be empty. */
    line: z.string(),
    points: count,
  },
  {
    follow_status: flag,
    /** It is the reader. */
    is_own: flag,
  },
);
export type Discovered = z.output<typeof discovered>;

/** Somebody who joined lately, with the first thread they wrote. */
export const newcomer = withOwn(
  { ...memberFields, joined: dateline, tid: id, subject: z.string() },
  {
    /** It is the reader. */
    is_own: flag,
  },
);
export type Newcomer = z.output<typeof newcomer>;

export const discovery = z.object({
  hot: z.array(discovered),
  newcomers: z.array(newcomer),
  unanswered: z.array(z.object({ tid: id, subject: z.string(), country_fid: id })),
});
