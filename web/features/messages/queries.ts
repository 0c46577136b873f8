import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { ChatMessages, ChatSettings } from '../../../contract/domains/messages/chat-shapes.ts';
import { messageLimits } from '../../../contract/domains/messages/limits.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';
import { randomString } from '../../lib/random.ts';
import { withMember } from './conversation-path.ts';

export type ConversationsRead = DataOf<Calls['messages.conversations']>;
export type SearchRead = DataOf<Calls['messages.search']>;

/** What an address of the messages names. */
export interface MessagePlace {
  /** The conversation; empty where none is named, or where only its room's number is. */
  conversationID: string;
  /** A room's number, of a group or of two members. */
  plid: number;
  /** Messages before this one. */
  before: number;
  /** Where the list goes on. */
  after: string;
  /** The list is that of the requests. */
  requests: boolean;
  /** Words that are looked for: in the conversation, or in all of one's own. */
  q: string;
  /** The conversation is searched: a field stands in its head. */
  finds: boolean;
  /** Whether to delete it is asked. */
  asksToDelete: boolean;
}

/** A conversation, or why it can't be shown. */
export type OpenRead = { ok: true; page: ChatMessages } | { ok: false; name: string; words: string };

export interface MessagesRead {
  place: MessagePlace;
  list: ConversationsRead;
  open: OpenRead | null;
  settings: ChatSettings | null;
  found: SearchRead | null;
  /** When it was read, to the quarter of an hour: which day is today. */
  now: number;
  /** What a message is called that is sent without script. */
  clientID: string;
}

const idIn = (params: URLSearchParams, name: string): number => {
  const id = params.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
};

/** What the address of the messages names. */
export function placeIn(params: URLSearchParams): MessagePlace {
  const uid = idIn(params, 'uid');
  const named = /^(C2C|GROUP)[1-9]\d{0,14}$/.exec(params.get('with') ?? '')?.[0] ?? '';
  return {
    conversationID: named || (uid > 0 ? withMember(uid) : ''),
    plid: idIn(params, 'plid'),
    before: idIn(params, 'before'),
    after: /^[\w.-]{1,64}$/.exec(params.get('after') ?? '')?.[0] ?? '',
    requests: params.has('requests'),
    q: (params.get('q') ?? '').trim().slice(0, messageLimits.searchMax),
    finds: params.has('find'),
    asksToDelete: params.has('delete'),
  };
}

/** One page of the conversations, or of the requests. */
export const listConversations = async (
  call: Caller,
  { after = '', requests = false } = {},
): Promise<ConversationsRead> => (await call('messages.conversations', { after, requests: requests ? 1 : 0 })).data;

interface Page {
  conversationID: string;
  /** Older than this message; 0 for the newest. */
  before?: number;
  limit?: number;
}

export const ownSettings = async (call: Caller): Promise<ChatSettings> => (await call('messages.settings', {})).data;

/** As many messages of a conversation as a screen shows, the newest or those before one (R-CHT-039). */
export const readHistory = async (
  call: Caller,
  { conversationID, before = 0, limit = messageLimits.shown }: Page,
): Promise<ChatMessages> => (await call('messages.history', { conversationID, nextReqMessageID: before, limit })).data;

/** What came after a message, in order. */
export const historyAfter = async (call: Caller, conversationID: string, after: number): Promise<ChatMessages> =>
  (await call('messages.history', { conversationID, after, limit: messageLimits.pageMax })).data;

const contextLines = 5;

/** The page that a conversation opens with: with all that is unread, as far as one answer holds it, and a few lines before. */
async function readOpening(call: Caller, conversationID: string, before: number): Promise<ChatMessages> {
  const page = await readHistory(call, { conversationID, before });
  const wanted = Math.min(messageLimits.pageMax, page.unreadCount + contextLines);
  if (before > 0 || page.isCompleted || wanted <= page.messageList.length) return page;
  return readHistory(call, { conversationID, limit: wanted });
}

async function readOpen(call: Caller, conversationID: string, before: number): Promise<OpenRead> {
  try {
    return { ok: true, page: await readOpening(call, conversationID, before) };
  } catch (error) {
    if (!isRefusal(error) || !error.refusal.startsWith('messages.')) throw error;
    return { ok: false, name: error.refusal, words: error.msg };
  }
}

/** A room by its number: one that the list names, a group's, or one of two, as addresses before had them. */
async function openByRoom(call: Caller, list: ConversationsRead, plid: number, before: number): Promise<OpenRead> {
  const named = list.list.find(({ groupID }) => groupID === plid)?.conversationID;
  const open = await readOpen(call, named ?? `GROUP${plid}`, before);
  if (open.ok || named !== undefined || open.name !== 'messages.not_exist') return open;
  try {
    const [other] = (await call('messages.view', { plid, limit: 1 })).data.members;
    return other ? await readOpen(call, withMember(other.uid), before) : open;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return open;
  }
}

const quarterSeconds = 900;

/** The list, and the conversation that is open beside it, with what is found in it or in all. */
export async function readMessages(call: Caller, pageCall: Caller, place: MessagePlace): Promise<MessagesRead> {
  const { conversationID, plid, before, q } = place;
  const isOpen = conversationID !== '' || plid > 0;
  // Where words are looked for, the address goes on in what was found.
  const listed = listConversations(pageCall, q === '' ? place : { requests: place.requests });
  const opened = async (): Promise<OpenRead | null> => {
    if (conversationID !== '') return readOpen(call, conversationID, before);
    return plid > 0 ? openByRoom(call, await listed, plid, before) : null;
  };
  const [list, open, settings] = await Promise.all([listed, opened(), isOpen ? ownSettings(pageCall) : null]);
  const within = open?.ok ? { conversationID: open.page.conversationID } : {};
  const looked = q !== '' && (!isOpen || open?.ok);
  const found = looked ? (await pageCall('messages.search', { q, ...within, after: place.after })).data : null;
  const now = Math.floor(Date.now() / 1000 / quarterSeconds) * quarterSeconds;
  return { place, list, open, settings, found, now, clientID: randomString() };
}
