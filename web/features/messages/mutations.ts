import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { ChatSettings } from '../../../contract/domains/messages/chat-shapes.ts';
import type { chatReportReasons, Reaction } from '../../../contract/domains/messages/limits.ts';
import { call } from '../../api/client.ts';
import { sendInOrder } from '../../offline/queue/in-order.ts';
import { conversationPath } from './conversation-path.ts';

/** What a member has written, as it goes out. */
export interface Written {
  /** Made once: so called it arrives once, however often it is tried. */
  key: string;
  text: string;
  quote?: { ID: number; nick: string; text: string };
  /** An uploaded picture, with its address to be shown meanwhile. */
  picture?: { aid: number; src: string };
  at?: readonly number[];
}

/** What is answered once a message has arrived. */
export type Said = DataOf<Calls['messages.say']>;

/** Has a message go out behind those that wait in its conversation; false where this browser has no queue for it. */
export const say = (conversationID: string, { key, text, quote, picture, at = [] }: Written): Promise<boolean> =>
  sendInOrder({
    call: 'messages.say',
    key,
    input: {
      ...{ conversationID, text, clientID: key, at: at.join(',') },
      ...{ quote: quote?.ID ?? 0, aid: picture?.aid ?? 0 },
    },
    shown: {
      ...{ text, page: conversationPath(conversationID), of: 0, conversation: conversationID },
      ...(quote && { quoted: quote }),
      ...(picture && { picture: picture.src }),
    },
  });

/** Marks a conversation as read up to a message; how many are unread in all then. */
export const markRead = async (conversationID: string, ID: number): Promise<number> =>
  (await call('messages.read', { conversationID, ID }, { unasked: true })).data.unread;

export const dropConversation = async (conversationID: string): Promise<void> =>
  void (await call('messages.drop', { conversationID }));

/** Turns notifications of a conversation off or on. */
export const muteConversation = async (conversationID: string, on: boolean): Promise<void> =>
  void (await call('messages.mute', { conversationID, on: on ? 1 : 0 }));

/** Keeps a conversation on top of the list, or no longer. */
export const pinConversation = async (conversationID: string, on: boolean): Promise<void> =>
  void (await call('messages.pin', { conversationID, on: on ? 1 : 0 }));

export interface RequestAnswer {
  accept: boolean;
  block?: boolean;
}

/** Accepts a first message, or declines it, and blocks who sent it. */
export const answerRequest = async (conversationID: string, { accept, block = false }: RequestAnswer): Promise<void> =>
  void (await call('messages.answer-request', { conversationID, accept: accept ? 1 : 0, block: block ? 1 : 0 }));

export const withdraw = async (conversationID: string, ID: number): Promise<void> =>
  void (await call('messages.withdraw', { conversationID, ID }));

/** Gives a message a reaction, or takes it back. */
export const react = async (conversationID: string, ID: number, emoji: Reaction, on: boolean) =>
  (await call('messages.react', { conversationID, ID, emoji, on: on ? 1 : 0 })).data;

/** Lets a message of a group be seen by all, or removes it. */
export const answerHeld = async (groupID: number, ID: number, accept: boolean): Promise<void> =>
  void (await call('messages.answer-held', { groupID, ID, accept: accept ? 1 : 0 }));

/** Pins a message on top of a group; 0 takes the pinned one down. */
export const pinMessage = async (groupID: number, ID: number): Promise<void> =>
  void (await call('rooms.pin-message', { groupID, ID }));

export const saveChatSettings = async (change: Partial<ChatSettings>): Promise<void> =>
  void (await call('messages.save-settings', change));

interface ReportedMessages {
  IDs: readonly number[];
  reason: (typeof chatReportReasons)[number];
  message: string;
}

/** Reports messages; the key makes it one report however often it is tried. */
export const reportMessages = async (
  conversationID: string,
  { IDs, reason, message }: ReportedMessages,
  idempotencyKey: string,
): Promise<void> =>
  void (await call('messages.report', { conversationID, IDs: IDs.join(','), reason, message }, { idempotencyKey }));
