import type { NewsOf } from '../../../contract/channels.ts';
import type { ChatMessage, ChatMessages, LiveMessage } from '../../../contract/domains/messages/chat-shapes.ts';

import { isRequest } from './person.ts';

type News = NewsOf<'room'>;
type Typing = News['typing'][number];

/** Where the line of what was unread stands: set as the conversation is opened, and left there. */
export interface UnreadLine {
  /** The last message that had been read. */
  after: number;
  count: number;
}

/** An open conversation as this page has it. */
export interface ConversationState {
  /** The number of its room; 0 before the first message. */
  groupID: number;
  /** In the order of their numbers, each once. */
  list: readonly ChatMessage[];
  /** The message before which earlier ones are asked for; 0 where there are none. */
  earlier: number;
  /** Up to this number the page lacks nothing that its reader may see. */
  known: number;
  /** The newest there is, as far as the page knows. */
  newest: number;
  line: UnreadLine | null;
  /** How far others have read, where that is shown; and how far all of them have. */
  reads: Readonly<Record<number, number>>;
  othersRead: number;
  typing: readonly Typing[];
}

/** The state that a page of messages opens with. */
export function beginning(page: ChatMessages): ConversationState {
  const last = Math.max(page.lastID, page.messageList.at(-1)?.ID ?? 0);
  return {
    groupID: page.groupID,
    list: page.messageList,
    earlier: page.isCompleted ? 0 : page.nextReqMessageID,
    known: last,
    newest: last,
    // In a request all is new.
    line: page.unreadCount > 0 && !isRequest(page) ? { after: page.readID, count: page.unreadCount } : null,
    reads: {},
    othersRead: page.othersRead,
    typing: [],
  };
}

/** The page has to ask for what came after `known`. */
export const isLagging = ({ groupID, known, newest }: ConversationState): boolean => groupID > 0 && newest > known;

/** What the socket brings says nothing of the reader's own reaction: what the page knew of it stays. */
const asKnown = (message: LiveMessage | ChatMessage, before: ChatMessage | undefined): ChatMessage => ({
  mine: before?.mine ?? '',
  ...message,
});

/** Both in the order of their numbers, each once; the newer copy counts. */
function merged(list: readonly ChatMessage[], added: readonly (LiveMessage | ChatMessage)[]): readonly ChatMessage[] {
  if (added.length === 0) return list;
  const all = new Map(list.map((message) => [message.ID, message]));
  for (const message of added) all.set(message.ID, asKnown(message, all.get(message.ID)));
  return [...all.values()].sort((one, other) => one.ID - other.ID);
}

/** Messages are added wherever their numbers put them; the numbers that follow what is known become known. */
function withAdded(
  state: ConversationState,
  added: readonly (LiveMessage | ChatMessage)[],
  newest = 0,
): ConversationState {
  const list = merged(state.list, added);
  let { known } = state;
  for (const { ID } of list) if (ID === known + 1) known = ID;
  return { ...state, list, known, newest: Math.max(state.newest, newest, list.at(-1)?.ID ?? 0) };
}

/** Earlier messages are put before the first (R-CHT-017). */
export const withEarlier = (state: ConversationState, page: ChatMessages): ConversationState => ({
  ...state,
  list: merged(page.messageList, state.list),
  earlier: page.isCompleted ? 0 : page.nextReqMessageID,
});

/** What came after the last known one, as it was asked for: what the page lacks is what the answer says is to come. */
export function withLater(state: ConversationState, page: ChatMessages): ConversationState {
  const list = merged(state.list, page.messageList);
  const reached = page.isCompleted ? page.lastID : (page.messageList.at(-1)?.ID ?? state.known);
  const added = withAdded({ ...state, list, known: Math.max(state.known, reached) }, []);
  const newest = page.isCompleted ? Math.max(added.known, list.at(-1)?.ID ?? 0) : added.newest;
  return { ...added, newest, othersRead: Math.max(state.othersRead, page.othersRead) };
}

/** The page was asked for anew: what it has is added, unless so much came that there would be a gap. */
export function withPage(state: ConversationState, page: ChatMessages): ConversationState {
  const [first] = page.messageList;
  const follows = page.groupID === state.groupID && (!first || first.ID <= state.known + 1);
  if (!follows) return { ...beginning(page), line: state.groupID === 0 ? null : state.line };
  const added = withLater(state, { ...page, isCompleted: true });
  return first ? added : { ...added, list: [], earlier: 0 };
}

/** One's own message has arrived: it stands among the others, and gives a conversation that begins its room. */
export const withSent = (state: ConversationState, groupID: number, message: ChatMessage): ConversationState =>
  withAdded({ ...state, groupID, known: state.groupID === 0 ? message.ID - 1 : state.known }, [message]);

const gone = { text: '', picture: null, reactions: {}, mine: '' } as const;
const isGone = (status: ChatMessage['status']): boolean => status === 'withdrawn' || status === 'removed';

/** A message is withdrawn, removed or let through; whatever quotes it says so as well. */
export function withChanged(state: ConversationState, changed: News['changed']): ConversationState {
  if (changed.length === 0) return state;
  const byID = new Map(changed.map(({ ID, status }) => [ID, status]));
  const list = state.list.map((message): ChatMessage => {
    const status = byID.get(message.ID);
    const ofQuote = message.quote ? byID.get(message.quote.ID) : undefined;
    const quote =
      message.quote && ofQuote && isGone(ofQuote) ? { ...message.quote, text: '', status: ofQuote } : message.quote;
    if (status === undefined) return quote === message.quote ? message : { ...message, quote };
    return isGone(status) ? { ...message, ...gone, quote: null, status } : { ...message, quote, status };
  });
  const shown = new Set(list.map(({ ID }) => ID));
  // What is let through now was hidden from this reader: the page asks for it.
  const lacking = changed.filter(({ ID, status }) => status === 'sent' && !shown.has(ID) && ID >= (list[0]?.ID ?? 0));
  return { ...state, list, known: Math.min(state.known, ...lacking.map(({ ID }) => ID - 1)) };
}

/** A message's reactions as they are now; `mine` where the reader has just chosen. */
export const withReactions = (
  state: ConversationState,
  ID: number,
  reactions: ChatMessage['reactions'],
  mine?: ChatMessage['mine'],
): ConversationState => ({
  ...state,
  list: state.list.map((each) => (each.ID === ID ? { ...each, reactions, mine: mine ?? each.mine } : each)),
});

/** How far others have read never goes back. */
function withReads(state: ConversationState, read: News['read'], own: number): ConversationState {
  const others = read.filter(({ uid }) => uid !== own);
  if (others.length === 0) return state;
  const reads = { ...state.reads };
  for (const { uid, ID } of others) reads[uid] = Math.max(reads[uid] ?? 0, ID);
  return { ...state, reads };
}

/** Who writes is said anew by each that says it; whose message has come has written. */
function withTyping(state: ConversationState, { typing, list }: News, own: number): ConversationState {
  const written = new Set(list.map(({ from }) => from));
  const others = typing.filter(({ uid }) => uid !== own);
  const now = (others.length > 0 ? others : state.typing).filter(({ uid }) => !written.has(uid));
  return now.length === 0 && state.typing.length === 0 ? state : { ...state, typing: now };
}

/** What the channel says. A gap, or that too much came for the socket, leaves the page behind: it asks (`isLagging`). */
export function withNews(state: ConversationState, news: News, own: number): ConversationState {
  const added = withAdded(state, news.list, news.behind === 1 ? Math.max(news.lastID, state.known + 1) : news.lastID);
  const changed = withChanged(added, news.changed);
  const read = withReads(changed, news.read, own);
  const reacted = news.reacted.reduce((now, { ID, reactions }) => withReactions(now, ID, reactions), read);
  return withTyping(reacted, news, own);
}

/** Who began to write a while ago may have stopped. */
export const withoutTyping = (state: ConversationState): ConversationState =>
  state.typing.length === 0 ? state : { ...state, typing: [] };

/** How many others have read a message, as far as that is shown. */
export const readBy = ({ reads }: ConversationState, ID: number): number =>
  Object.values(reads).filter((read) => read >= ID).length;

/** Whether the other one of two, or everybody else, has read a message. */
export const isRead = (state: ConversationState, ID: number): boolean =>
  state.othersRead >= ID || readBy(state, ID) > 0;

/** Of what waits in the browser that which doesn't stand among the messages yet, by what the client calls it. */
export function unsentOf<W extends { key: string }>(list: readonly ChatMessage[], waiting: readonly W[]): W[] {
  const arrived = new Set(list.map(({ clientID }) => clientID));
  return waiting.filter(({ key }) => !arrived.has(key));
}

/** The newest message of somebody else that came after one. */
export const newsAfter = (list: readonly ChatMessage[], ID: number, own: number): ChatMessage[] =>
  list.filter((message) => message.ID > ID && message.from !== own && message.type !== 'system');
