import { useEffect, useRef } from 'react';
import type { ChatMessage, ChatMessages } from '../../../contract/domains/messages/chat-shapes.ts';
import { call } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useStateOf } from '../../lib/use-state-of.ts';
import { whileVisible } from '../../lib/while-visible.ts';
import { listenTo } from '../../realtime/channels.ts';
import { useSignal } from '../../realtime/signals.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { useSession } from '../../session/root-data.ts';
import {
  beginning,
  type ConversationState,
  isLagging,
  withEarlier,
  withLater,
  withNews,
  withoutTyping,
  withPage,
} from './conversation-state.ts';
import { historyAfter, readHistory } from './queries.ts';

type State = ConversationState & { loaded: ChatMessages };
export type ChangeConversation = (change: (now: ConversationState) => ConversationState) => void;

export interface OpenConversation {
  state: ConversationState;
  change: ChangeConversation;
  /** Fetches earlier messages; false where they could not be had. */
  earlier: () => Promise<boolean>;
}

/** An open conversation: what is written in it now, and what came before. */
export function useConversation(page: ChatMessages, isWhole: boolean): OpenConversation {
  const [state, setState] = useStateOf<ChatMessages, State>(page, {
    begin: (before) => ({ ...(before ? withPage(before, page) : beginning(page)), loaded: page }),
  });
  const change: ChangeConversation = (next) => setState((now) => ({ ...next(now), loaded: now.loaded }));
  const { conversationID } = page;
  const one = useOneAtATime();
  useNews(state, change, isWhole);
  useCatchUp(state, change, conversationID, isWhole);
  useAnswered(page, state);
  const earlier = async (): Promise<boolean> => {
    let done = false;
    await one('earlier', async () => {
      const read = await quietly(readHistory(call, { conversationID, before: state.earlier }));
      done = read !== undefined;
      if (read) change((now) => withEarlier(now, read));
    });
    return done;
  };
  return { state, change, earlier };
}

/** Whoever began to write and sends nothing has stopped after so long. */
const typingMs = 6000;

/** Follows the room's channel while the page is looked at; one that hasn't begun is asked for anew when something comes. */
function useNews(state: ConversationState, change: ChangeConversation, isWhole: boolean): void {
  const own = useSession()?.uid ?? 0;
  const { revalidate } = useRevalidator();
  const { groupID, typing } = state;
  const now = useRef({ state, change });
  now.current = { state, change };
  useEffect(() => {
    if (groupID === 0 || !isWhole) return;
    return whileVisible(() =>
      listenTo(`room:${groupID}`, {
        seen: () => ({ ID: now.current.state.known }),
        onNews: (news) => now.current.change((before) => withNews(before, news, own)),
        onRefused: (refusal) => {
          if (refusal.startsWith('messages.') || refusal.startsWith('rooms.')) void quietly(revalidate());
        },
      }),
    );
  }, [groupID, isWhole, own, revalidate]);
  useEffect(() => {
    if (typing.length === 0) return;
    const timer = setTimeout(() => now.current.change(withoutTyping), typingMs);
    return () => clearTimeout(timer);
  }, [typing]);
  const unread = useSignal('messages.unread');
  useEffect(() => {
    if (unread && unread.num > 0 && groupID === 0) void quietly(revalidate());
  }, [unread, groupID, revalidate]);
}

/** Asks for what came after the last known message, where the channel left a gap or there is none. */
function useCatchUp(
  state: ConversationState,
  change: ChangeConversation,
  conversationID: string,
  isWhole: boolean,
): void {
  const { groupID, known } = state;
  const isLacking = isWhole && isLagging(state);
  const one = useOneAtATime();
  const latest = useRef({ change, one });
  latest.current = { change, one };
  const ask = useRef((after: number) => {
    void latest.current.one('later', async () => {
      const read = await quietly(historyAfter(call, conversationID, after));
      if (read) latest.current.change((now) => withLater(now, read));
    });
  });
  useEffect(() => {
    if (isLacking) ask.current(known);
  }, [isLacking, known]);
  // Where data is dear no channel is held: the badge says that there is something.
  const unread = useSignal('messages.unread');
  const since = useRef(unread);
  useEffect(() => {
    if (!unread || unread === since.current || groupID === 0 || !isWhole) return;
    since.current = unread;
    if (unread.num > 0) ask.current(known);
  }, [unread, groupID, known, isWhole]);
}

/** Whoever had to answer first has: what may be done here has changed. */
function useAnswered(page: ChatMessages, state: ConversationState): void {
  const own = useSession()?.uid;
  const { revalidate } = useRevalidator();
  const isAnswered =
    page.can.left >= 0 &&
    state.list.some(({ ID, from, type }) => ID > page.lastID && from !== own && type !== 'system');
  useEffect(() => {
    if (isAnswered) void quietly(revalidate());
  }, [isAnswered, revalidate]);
}

/** How many messages may still be sent before the other one answers, with those that this page has sent; -1 for no bound. */
export function leftOf(page: ChatMessages, list: readonly ChatMessage[], unsent: number, own: number): number {
  if (page.can.left < 0) return -1;
  const since = list.filter(({ ID, from }) => ID > page.lastID && from === own).length;
  return Math.max(0, page.can.left - since - unsent);
}
