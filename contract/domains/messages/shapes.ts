import { z } from 'zod';
import { count, dateline, flag, id } from '../../primitives/fields.ts';

/** A message as its conversation shows it: plain text, emoticons as their codes. */
export const message = z.object({
  pmid: id,
  uid: id,
  message: z.string(),
  dateline,
});
export type Message = z.output<typeof message>;

/** A member of a conversation. A former one has no name of their own. */
const roomMember = z.object({
  uid: id,
  username: z.string(),
  avatar: z.string(),
  country_fid: id,
  /** Their account is still there. */
  there: flag,
});
export type RoomMember = z.output<typeof roomMember>;

/** A row of the list. */
export const conversation = z.object({
  plid: id,
  /** The newest message, and the oldest that the caller has not deleted. */
  lastpmid: id,
  oldpmid: id,
  /** Who owns it; 0 where it is between two. */
  groupowner: id,
  /** The others. */
  members: z.array(roomMember),
  unread: count,
  last: message.nullable(),
});
export type Conversation = z.output<typeof conversation>;

/** What the caller may do in a conversation, and why not. */
export const messagesCan = z.object({ send: flag, sendRefusal: z.string() });

export const unreadMessages = z.object({ num: count });

/** One page of a conversation's messages. */
export const conversationPage = z.object({
  /** 0: nothing was written yet. */
  plid: id,
  groupowner: id,
  members: z.array(roomMember),
  /** In the order they were sent. */
  list: z.array(message),
  lastpmid: id,
  /** The first message of the page: earlier ones are those before it. */
  oldpmid: id,
  /** There are earlier ones. */
  more: flag,
  unread: count,
  /** How far the other one has read. */
  readpmid: id,
  can: messagesCan,
  /** The caller has blocked the other one: what was written stays, and nothing comes to it. */
  blocked: flag,
});
export type ConversationPage = z.output<typeof conversationPage>;
