import { z } from 'zod';
import { withOwn } from '../../own.ts';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { rewardHistory } from '../gifts/shapes.ts';
import { attachmentShape } from '../media/shapes.ts';
import { decInfo, groupShape } from '../members/card.ts';
import { linkPreview } from '../posts/shapes.ts';
import { kindFields } from './kinds/made/parts.ts';
import { traitCan, traitOfPost, traitOwn, traitRow, traitWhole } from './traits.ts';

/** Who wrote something, as cards and name-plates show it. */
const authorship = {
  author: z.string(),
  authorid: id,
  avatar: decInfo,
  group: groupShape,
  nationality: z.string(),
  /** 1 where operators have verified who it is. */
  certify: flag,
  /** Country the author belongs to. */
  country_fid: id,
};

const threadFields = {
  tid: id,
  /** The first post. */
  pid: id,
  fid: id,
  subject: z.string(),
  ...authorship,
  dateline,
  lastpost: dateline,
  /** When the writer last changed it, 0 for never. */
  edited: dateline,
  views: count,
  replies: count,
  like: count,
  favtimes: count,
  favorite_count: count,
  share_num: count,
  digest: z.int(),
  highlight: z.int(),
  displayorder: z.int(),
  istop: z.int(),
  closed: flag,
  /** 0 draft, 1 published. */
  status: flag,
  /** Its kind (kinds.ts). */
  special: z.int(),
  ...kindFields,
  ...traitRow,
  type: z.string(),
  /** Its category, 0 where it names none, and what that is called for the reader. */
  typeid: id,
  typename: z.string(),
  reproduce: z.string(),
  phonetype: z.string(),
  attachments: z.array(attachmentShape),
};

/** What the reader has done with a thread and its author. */
const threadMarks = {
  is_like: flag,
  already_liked: flag,
  favid: id,
  is_favorite: flag,
  already_favorited: flag,
  already_favorited_id: id,
  follow_status: flag,
};

/** The last reply that the reader sees, with the beginning of its words. */
const newestReply = z.object({
  pid: id,
  authorid: id,
  author: z.string(),
  avatar: z.string(),
  words: z.string(),
  dateline,
});

/** One of those whom the reader follows and who like it, and how many of them there are beside. */
const followedLiker = z.object({ uid: id, username: z.string(), others: count });

/** A thread in a list: no message, but the beginning of its text and at most nine pictures. */
export const threadRow = withOwn(
  { ...threadFields, summary: z.string(), newest_reply: newestReply.nullable() },
  {
    ...threadMarks,
    liked_by: followedLiker.nullable(),
    /** Posts since the reader last looked into it, 100 for more; 0 where they never did, or wrote the newest. */
    new_replies: count,
  },
);
export type ThreadRow = z.output<typeof threadRow>;

/** What the viewer may do; the screens never work these out themselves. */
const threadAbilities = z.object({
  reply: z.boolean(),
  /** See everybody's replies, as whoever receives them live must. */
  seeReplies: z.boolean(),
  edit: z.boolean(),
  delete: z.boolean(),
  follow: z.boolean(),
  /** Follow the thread itself: be notified of its new replies. */
  followThread: z.boolean(),
  /** Ban the author, or set them free. */
  ban: z.boolean(),
  /** Pin it, move it, hide it …: the page of what a moderator does with it. */
  moderate: z.boolean(),
  ...traitCan,
  /** Name of the refusal that stands in the way of a reply, or empty. */
  replyRefusal: z.string(),
  reward: z.boolean(),
  /** Name of the refusal that stands in the way of a reward, or empty. */
  rewardRefusal: z.string(),
});

/** A thread whole (D2 §3 "Thread/post"). Fields whose feature a later issue brings hold their empty value. */
export const threadInfo = withOwn(
  {
    ...threadFields,
    message: z.string(),
    aids: z.string(),
    at_list_current: z.array(id),
    signature: z.string(),
    is_forward: flag,
    ...traitWhole,
    tags: z.array(z.string()),
    post_attachment: z.array(attachmentShape),
    post_position: count,
    maxposition: count,
    post_rules: z.object({ info: z.string(), is_show: flag, link_name: z.string() }),
    /** The reply that is marked as its answer, else 0. */
    answer_pid: id,
    /** Rewards of its first post. */
    reward: rewardHistory,
    /** XGold that may be given for a post, the least first. */
    reward_amounts: z.array(count),
    /** The author's latest other threads, for the card beside this one. */
    more_by_author: z.array(
      z.object({ tid: id, subject: z.string(), like: count, picture: attachmentShape.nullable() }),
    ),
    /** Of the first link in its text, where one is known. */
    link_preview: linkPreview.nullable(),
    thread_tag: z.string(),
    master_slave: z.string(),
    /** What its first post said before can be read: so often it was edited. */
    versions: count,
    /** The reader has muted the author. */
    mute_status: flag,
    /** Counters of the author for the name-plate; `postCount` is threads and replies. */
    author_counts: z.object({ postCount: count, threadsCount: count, fansCount: count, followsCount: count }),
    push_time: dateline,
    language: z.enum(['en', 'fr', 'hi']),
  },
  {
    ...threadMarks,
    /** The reader has come to a reply of it, and there are some after that one. */
    goes_on: flag,
    /** The reader is notified of its new replies. */
    is_followed: flag,
    /** The reader has rewarded one of its posts. */
    is_reward: flag,
    /** Posts of the reader's in it that wait for a moderator; the thread itself is one. */
    waiting: count,
    ...traitOwn,
    can: threadAbilities,
  },
);
export type ThreadInfo = z.output<typeof threadInfo>;

const postAbilities = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  reply: z.boolean(),
  /** Reply once logged in: nothing else stands in a guest's way. */
  joinToReply: z.boolean(),
  /** Ban its author, or set them free. */
  ban: z.boolean(),
  moderate: z.boolean(),
  /** Mute or block its author. */
  hide: z.boolean(),
  /** Mark it as the thread's answer, or take the mark back. */
  answer: z.boolean(),
  reward: z.boolean(),
  /** Pin it within its thread, without an office. */
  pin: z.boolean(),
});

/** What the reader has done with a post, and may do. */
const postMarks = { is_like: flag, can: postAbilities };

const postFields = {
  pid: id,
  tid: id,
  fid: id,
  ...authorship,
  dateline,
  /** When its writer last changed it, 0 for never; and how often, as far as what it said before can be read. */
  edited: dateline,
  versions: count,
  message: z.string(),
  like: count,
  phonetype: z.string(),
  /** Place in the thread, 1 for the first post. */
  position: z.int(),
  /** Place among the replies that are no children, which pages count by; 0 for the first post and for children. */
  floor: z.int(),
  /** The reply a child stands under, else 0. */
  parent_pid: id,
  /** The post answered, else 0. `quote_author` wrote it, and is empty where the place says it already. */
  quote_pid: id,
  /** 1 shown, -1 deleted, -2 hidden or deleted by a moderator: the message is then empty. */
  status: z.union([z.literal(1), z.literal(-1), z.literal(-2)]),
  /** Why the reader doesn't see it: the message is then empty, and where the reader is blocked the author too. */
  hidden: z.enum(['', 'muted', 'blocked', 'blocked_by']),
  istop: z.int(),
  /** How many rewarded it, and the XGold of all of them. */
  rewardnum: count,
  reward_xgold: count,
  attachment: z.array(attachmentShape),
  decInfo,
  /** Written by the thread's author. */
  is_author: flag,
  /** Its author belongs to another country than the thread. */
  abroad: flag,
  /** Marked as the thread's answer by its author or a moderator. */
  is_answer: flag,
  /** Its floor wins, where the thread's author has said which do. */
  ...traitOfPost,
};

/** A child of a reply; deeper answers stay on this level and name whom they answer. */
export const childPost = withOwn({ ...postFields, quote_author: z.string() }, postMarks);
export type ChildPost = z.output<typeof childPost>;

/** A post of a thread (D2 §3 "Post/reply"). `children_list` holds the first children. */
export const postShape = withOwn(
  { ...postFields, quote_author: z.string(), children_count: count, children_list: z.array(childPost) },
  {
    ...postMarks,
    /** The first reply that the reader hasn't come to, after one that they have. */
    here: flag,
  },
);
export type Post = z.output<typeof postShape>;

/** A post as a list of one member's shows it: what was said, and where. */
export const memberPost = withOwn(
  {
    tid: id,
    pid: id,
    /** Of the thread. */
    subject: z.string(),
    /** The beginning of its words. */
    summary: z.string(),
    ...authorship,
    dateline,
    like: count,
    /** Answers: of the thread for its first post, else of the reply. */
    replies: count,
    /** 1 for a thread's first post. */
    first: flag,
    /** The thread's page that it stands on. */
    page: z.int().min(1),
    picture: attachmentShape.nullable(),
  },
  { is_like: flag },
);
export type MemberPost = z.output<typeof memberPost>;
