import { z } from 'zod';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { pictureShape } from '../media/shapes.ts';
import { joinOptions, reviewRules, roomRoles, systemKinds } from '../rooms/limits.ts';
import { messageStatuses, reactions } from './limits.ts';

/** What a message answers, as it stands now: nothing of it once it was withdrawn. */
const quoted = z.object({ ID: id, from: id, nick: z.string(), text: z.string(), status: z.enum(messageStatuses) });

/** How often each reaction was given; those of nobody are absent. */
const reactionCounts = z.partialRecord(z.enum(reactions), count);

/** A message as everybody in its room sees it. */
const sharedMessage = {
  ID: id,
  from: id,
  /** Their name in the group, or else their username. */
  nick: z.string(),
  avatar: z.string(),
  country_fid: id,
  /** What they are in the group now; empty between two members, and for who has left. */
  role: z.enum(['', ...roomRoles]),
  type: z.enum(['text', 'image', 'system']),
  /** Plain text, emoticons as their codes; empty once it was withdrawn. */
  text: z.string(),
  time: dateline,
  status: z.enum(messageStatuses),
  quote: quoted.nullable(),
  picture: pictureShape.extend({ bytes: count }).nullable(),
  /** Members who are named. */
  at: z.array(id),
  /** What nobody wrote: what happened, to whom. */
  system: z.object({ kind: z.enum(systemKinds), uid: id, nick: z.string() }).nullable(),
  reactions: reactionCounts,
};

export const chatMessage = z.object({
  ...sharedMessage,
  /** What its sender called it; empty for anybody else. */
  clientID: z.string(),
  /** The caller's own reaction. */
  mine: z.enum(['', ...reactions]),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** The same as it goes over the socket: own reactions come with the next answer. */
export const liveMessage = z.object({ ...sharedMessage, clientID: z.string() });
export type LiveMessage = z.output<typeof liveMessage>;

/** What the caller may do in a conversation, and why not. */
export const chatCan = z.object({
  send: flag,
  sendRefusal: z.string(),
  /** Messages left before the other one answers; -1 where nothing bounds them. */
  left: z.int().min(-1),
  /** The first message waits to be accepted. */
  accept: flag,
  /** Withdraw what others wrote, pin, let through what waits. */
  manage: flag,
  quit: flag,
  delete: flag,
});
export type ChatCan = z.output<typeof chatCan>;

const lastMessage = z.object({
  ID: id,
  from: id,
  nick: z.string(),
  text: z.string(),
  time: dateline,
  type: z.enum(['text', 'image', 'system']),
  status: z.enum(messageStatuses),
  system: z.object({ kind: z.enum(systemKinds), uid: id, nick: z.string() }).nullable(),
});
export type LastMessage = z.output<typeof lastMessage>;

const userProfile = z.object({ userID: id, nick: z.string(), avatar: z.string(), country_fid: id, there: flag });

const groupProfile = z.object({
  groupID: id,
  name: z.string(),
  nameCard: z.string(),
  joinOption: z.enum(joinOptions),
  role: z.enum(['', ...roomRoles]),
  memberCount: count,
  faceUrl: z.string(),
  notice: z.string(),
  /** Only the owner and admins write. */
  announce: flag,
  review: z.enum(reviewRules),
  topid: id,
  fid: id,
  threadGroup: id,
});

/** A row of the list (D2 §3 "Chat conversation"). */
export const chatConversation = z.object({
  conversationID: z.string(),
  groupID: id,
  type: z.enum(['C2C', 'GROUP']),
  /** The other one, or 0 for a group. */
  toAccount: id,
  nick: z.string(),
  avatar: z.string(),
  unreadCount: count,
  lastMessage: lastMessage.nullable(),
  userProfile: userProfile.nullable(),
  groupProfile: groupProfile.nullable(),
  muted: flag,
  pinned: flag,
  /** Somebody named the caller since they last read here. */
  mentioned: flag,
  /** It waits under requests. */
  request: flag,
  can: chatCan,
});
export type ChatConversation = z.output<typeof chatConversation>;

/** One page of a conversation's messages. */
export const chatMessages = z.object({
  conversationID: z.string(),
  /** 0: nothing was written yet. */
  groupID: id,
  type: z.enum(['C2C', 'GROUP']),
  userProfile: userProfile.nullable(),
  groupProfile: groupProfile.nullable(),
  /** In the order they were sent. */
  messageList: z.array(chatMessage),
  /** The message before which earlier ones are asked for; 0 where there are none. */
  nextReqMessageID: id,
  /** There are no earlier ones; with `after`, no newer ones. */
  isCompleted: z.boolean(),
  /** How far the caller has read, how far everybody else has (0 where it isn't shown), and the newest there is. */
  readID: id,
  othersRead: id,
  lastID: id,
  unreadCount: count,
  pinned: chatMessage.nullable(),
  muted: flag,
  isPinned: flag,
  request: flag,
  /** The caller has declined it: accepting undoes that, and so does writing. */
  declined: flag,
  /** Until when the caller only reads here; 0 where they write. */
  mutedUntil: dateline,
  /** The caller has blocked the other one. */
  blocked: flag,
  can: chatCan,
});
export type ChatMessages = z.output<typeof chatMessages>;

export const chatSettings = z.object({
  /** Whether others see how far one has read and that one writes; off hides it both ways. */
  reads: flag,
  /** Enter begins a new line on this member's phone, and Ctrl+Enter sends. */
  enterBreaks: flag,
  /** Mentions in a muted group notify the member all the same. */
  mentions: flag,
});
export type ChatSettings = z.output<typeof chatSettings>;

/** A report that moderators read: the reported messages and nothing else of the conversation. */
export const chatReport = z.object({
  id,
  conversation: z.enum(['C2C', 'GROUP']),
  groupName: z.string(),
  reporter: z.object({ uid: id, username: z.string() }),
  reported: z.object({ uid: id, username: z.string(), avatar: z.string(), country_fid: id }),
  reason: z.string(),
  message: z.string(),
  dateline,
  decision: z.enum(['', 'dismissed', 'removed']),
  decidedAt: dateline,
  /** Those reported, and what the reporter sent along; empty until the case was opened. */
  messages: z.array(
    z.object({ ID: id, uid: id, username: z.string(), text: z.string(), time: dateline, reported: flag, aid: id }),
  ),
});
export type ChatReport = z.output<typeof chatReport>;
