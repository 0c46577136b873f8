import { z } from 'zod';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { categoryIcons } from '../countries/category-icons.ts';
import { attachmentShape } from '../media/shapes.ts';
import { topicRow } from '../topics/shapes.ts';

/** A text in pieces, those that were found marked: no markup travels. */
export const markedText = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type MarkedText = z.output<typeof markedText>;

/** A thread that was found, by its own words or by those of a reply (D2 §3 "Search post rows"). */
export const foundPost = z.object({
  found: z.literal('post'),
  tid: id,
  /** The post that was found; `page` is the thread's page it stands on. */
  pid: id,
  page: z.int().min(1),
  /** 1: the thread's first post. */
  first: flag,
  subject: z.string(),
  marked_subject: markedText,
  excerpt: markedText,
  author: z.string(),
  authorid: id,
  avatar: z.string(),
  country_fid: id,
  typeid: id,
  typename: z.string(),
  special: z.int(),
  dateline,
  attachments: z.array(attachmentShape),
  digest: z.int(),
  is_like: flag,
  like: count,
  replies: count,
  share_num: count,
  topid: id,
  topic_name: z.string(),
  video: z.string(),
  video_duration: count,
});
export type FoundPost = z.output<typeof foundPost>;

/** A member who was found (D2 §3 "User search rows"). */
export const foundUser = z.object({
  found: z.literal('user'),
  uid: id,
  username: z.string(),
  avatar: z.string(),
  country_fid: id,
  fansCount: count,
  isFollowing: flag,
  is_following: flag,
});
export type FoundUser = z.output<typeof foundUser>;

/** A topic that was found (D2 §3 "topic rows"). */
export const foundTopic = topicRow.extend({ found: z.literal('topic') });
export type FoundTopic = z.output<typeof foundTopic>;

/** How many were found of a kind; `more`: at least so many. */
const figure = z.object({ count, more: flag });

export const foundPage = z.object({
  list: z.array(z.discriminatedUnion('found', [foundPost, foundUser, foundTopic])),
  page: z.int().min(1),
  count,
  totalPage: count,
  counts: z.object({ posts: figure, users: figure, topics: figure }),
  /** The first members of that name, beside the first page of posts. */
  users: z.array(foundUser),
  /** Another spelling that finds something, where this one finds nothing. */
  meant: z.object({ q: z.string(), count }).nullable(),
});
export type FoundPage = z.output<typeof foundPage>;

/**
 * A hot keyword (D2 §3 "Hot search tag"). `goto_status` 0: it is searched for; 1: it leads to its target, which
 * `link_type` names: 1 the thread `tid`, 2 the address `link`. `login_status` 1: for members alone.
 */
export const hotSearchTag = z.object({
  id,
  value: z.string(),
  goto_status: flag,
  link_type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  link: z.string(),
  tid: id,
  live_id: id,
  login_status: flag,
});
export type HotSearchTag = z.output<typeof hotSearchTag>;

/** A thread by its title alone. */
export const titledThread = z.object({ tid: id, subject: z.string(), replies: count });
export type TitledThread = z.output<typeof titledThread>;

/** What is offered while somebody types: words, threads by their titles, topics, boards and members. */
export const suggestions = z.object({
  words: z.array(z.object({ q: z.string(), asked: flag })),
  threads: z.array(titledThread),
  topics: z.array(z.object({ topid: id, top_name: z.string(), threads: count })),
  boards: z.array(z.object({ typeid: id, name: z.string(), icon: z.enum(categoryIcons) })),
  users: z.array(z.object({ uid: id, username: z.string(), avatar: z.string(), country_fid: id })),
});
export type Suggestions = z.output<typeof suggestions>;
