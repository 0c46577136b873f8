import { z } from 'zod';
import { withOwn } from '../../own.ts';
import { count, dateline, flag, id } from '../../primitives/fields.ts';

/** A topic in a list (D2 §3). `is_following`: the reader follows it (R-FOL-013). */
export const topicRow = withOwn(
  {
    topid: id,
    top_name: z.string(),
    description: z.string(),
    /** What it is about, as the documents name it: the description. */
    subject: z.string(),
    /** The interests that it stands for, in the reader's language. */
    tags: z.array(z.object({ tagid: id, tagname: z.string() })),
    /** Country whose lists show it, 293 for all. */
    country_fid: id,
    /** Address of its picture, empty where it has none. */
    logo: z.string(),
    followers: count,
    threads: count,
  },
  { is_following: flag },
);
export type TopicRow = z.output<typeof topicRow>;

export const topicDetail = withOwn(
  {
    ...topicRow.parts.shared,
    dateline,
    /** The category of its country that it stands in, as its form calls it, and the picture that is its logo. */
    categoryid: id,
    categoryname: z.string(),
    aid: id,
    host: z.object({ uid: id, username: z.string(), avatar: z.string(), country_fid: id }),
  },
  {
    ...topicRow.parts.own,
    /** What the reader may do with it. */
    can: z.object({ edit: z.boolean(), delete: z.boolean(), pin: z.boolean() }),
  },
);
export type TopicDetail = z.output<typeof topicDetail>;

export const topicState = z.object({ topid: id, is_following: flag, followers: count });

/** An interest in the reader's language; `chosen` is 1 where it is one of the reader's own. */
export const tagRow = z.object({ tagid: id, tagname: z.string(), chosen: flag });
export type TagRow = z.output<typeof tagRow>;

/** What a topic may stand for, in the reader's language (`allCategory`). */
export const topicCategory = z.object({ categoryid: id, categoryname: z.string(), description: z.string() });
export type TopicCategory = z.output<typeof topicCategory>;

/** What somebody may do with a host's topics of a country. */
export const topicPermission = z.object({
  ishost: flag,
  ismoderator: flag,
  edit: flag,
  delete: flag,
  pin: flag,
});
