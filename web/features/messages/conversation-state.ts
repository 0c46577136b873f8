import type { NewsOf } from '../../../contract/channels.ts';
import type { ConversationPage, Message } from '../../../contract/domains/messages/shapes.ts';

/** A message on its way. */
export interface Waiting {
  /** Made once, so that it arrives once however often it is tried. */
  key: string;
  text: string;
  state: 'sending' | 'failed';
  /** Why it was refused, in the server's words. */
  said: string;
}

/** An open conversation as this page has it. */
export interface ConversationState {
  plid: number;
  /** In the order they were sent, without gaps. */
  list: readonly Message[];
  /** There are messages before the first. */
  more: boolean;
  lastpmid: number;
  /** How far the other one has read. */
  readpmid: number;
  waiting: readonly Waiting[];
}

export const beginning = (page: ConversationPage): ConversationState => ({
  plid: page.plid,
  list: page.list,
  more: page.more === 1,
  lastpmid: page.lastpmid,
  readpmid: page.readpmid,
  waiting: [],
});

const appended = (list: readonly Message[], added: readonly Message[]): Message[] => {
  const last = list.at(-1)?.pmid ?? 0;
  return [...list, ...added.filter(({ pmid }) => pmid > last)];
};

/** New messages are appended, whoever wrote them (R-CHT-017). */
export function withMessages(state: ConversationState, added: readonly Message[]): ConversationState {
  const list = appended(state.list, added);
  return { ...state, list, lastpmid: Math.max(state.lastpmid, list.at(-1)?.pmid ?? 0) };
}

/** Earlier messages are put before the first (R-CHT-017). */
export function withEarlier(state: ConversationState, page: ConversationPage): ConversationState {
  const first = state.list[0]?.pmid ?? Number.POSITIVE_INFINITY;
  const earlier = page.list.filter(({ pmid }) => pmid < first);
  return { ...state, list: [...earlier, ...state.list], more: page.more === 1 };
}

/** What the channel says: new messages, and how far the other one has read; one's own waiting message may be among them. */
export function withNews(state: ConversationState, { list, read }: NewsOf<'room'>, own: number): ConversationState {
  const readpmid = read.find(({ uid }) => uid !== own)?.pmid ?? state.readpmid;
  return { ...withMessages(state, list), readpmid: Math.max(state.readpmid, readpmid) };
}

/** The page was asked for anew: what it has is appended, unless so much came that there would be a gap. */
export function withPage(state: ConversationState, page: ConversationPage): ConversationState {
  const isNext = page.plid === state.plid && page.oldpmid <= state.lastpmid + 1;
  const base = isNext ? withMessages(state, page.list) : beginning(page);
  return { ...base, readpmid: Math.max(page.readpmid, isNext ? state.readpmid : 0), waiting: state.waiting };
}

export const withWaiting = (state: ConversationState, message: Waiting): ConversationState => ({
  ...state,
  waiting: [...state.waiting.filter(({ key }) => key !== message.key), message],
});

/** It has arrived: it stands among the messages now. */
export function withSent(state: ConversationState, key: string, sent: Message & { plid: number }): ConversationState {
  const { plid, ...message } = sent;
  const waiting = state.waiting.filter((each) => each.key !== key);
  // What the other one wrote at the same time comes by the channel.
  const isNext = message.pmid <= state.lastpmid + 1;
  return isNext ? { ...withMessages(state, [message]), plid, waiting } : { ...state, plid, waiting };
}

/** The same to try once more, or refused with these words. */
export const withState = (
  state: ConversationState,
  key: string,
  change: Pick<Waiting, 'state' | 'said'>,
): ConversationState => ({
  ...state,
  waiting: state.waiting.map((each) => (each.key === key ? { ...each, ...change } : each)),
});

/** Messages one after the other by the same member within five minutes. */
export interface Group {
  uid: number;
  list: Message[];
}

const groupSeconds = 300;

export function groupsOf(list: readonly Message[]): Group[] {
  const groups: Group[] = [];
  for (const message of list) {
    const group = groups.at(-1);
    const before = group?.list.at(-1);
    const isNext = group?.uid === message.uid && before && message.dateline - before.dateline < groupSeconds;
    if (isNext) group.list.push(message);
    else groups.push({ uid: message.uid, list: [message] });
  }
  return groups;
}
