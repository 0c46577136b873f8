import { useEffect, useRef, useState } from 'react';
import type { NewsOf } from '../../../contract/channels.ts';
import { call } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useStateOf } from '../../lib/use-state-of.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { whileVisible } from '../../lib/while-visible.ts';
import { listenTo } from '../../realtime/channels.ts';
import { useSignal } from '../../realtime/signals.ts';
import { useSession } from '../../session/root-data.ts';
import { withNewest } from './conversation-rows.ts';
import { type ConversationsRead, listConversations, type MessagePlace } from './queries.ts';

type State = { loaded: ConversationsRead; list: ConversationsRead };

export interface LiveConversations {
  list: ConversationsRead;
  /** Who writes at this moment, by conversation. */
  typing: ReadonlyMap<string, string>;
}

/** Whoever began to write and sends nothing has stopped after so long. */
const typingMs = 6000;

/** The first page of the list as it stands now: by the member's own channel, and asked for anew where that says too little. */
export function useConversations(loaded: ConversationsRead, place: MessagePlace, current: string): LiveConversations {
  const own = useSession()?.uid ?? 0;
  const [{ list }, setState] = useStateOf<ConversationsRead, State>(loaded, {
    begin: () => ({ loaded, list: loaded }),
  });
  const [typing, setTyping] = useState<ReadonlyMap<string, string>>(new Map());
  const isFirst = place.after === '' && place.q === '';
  const one = useOneAtATime();
  const steady = useSteady({
    ask: () =>
      one('list', async () => {
        const now = await quietly(listConversations(call, { requests: place.requests }));
        if (now) setState((before) => ({ ...before, list: now }));
      }),
    onNews: (news: NewsOf<'rooms'>) => {
      const rows = withNewest(list.list, news, { own, current });
      if (news.again === 1 || (news.rows.length > 0 && (!rows || place.requests))) void steady.ask();
      else if (rows && news.rows.length > 0)
        setState((before) => ({ ...before, list: { ...before.list, list: rows } }));
      const written = new Set(news.rows.map(({ conversationID }) => conversationID));
      const begun = news.typing.map(({ conversationID, nick }): [string, string] => [conversationID, nick]);
      if (begun.length > 0 || written.size > 0)
        setTyping((now) => new Map([...[...now].filter(([id]) => !written.has(id)), ...begun]));
    },
  });
  const isJoined = useRef(false);
  useEffect(() => {
    if (own === 0 || !isFirst) return;
    return whileVisible(() =>
      listenTo(`rooms:${own}`, {
        seen: () => ({}),
        onNews: (news) => {
          isJoined.current = true;
          steady.onNews(news);
        },
        onRefused: () => {
          isJoined.current = false;
        },
      }),
    );
  }, [own, isFirst, steady]);
  useEffect(() => {
    if (typing.size === 0) return;
    const timer = setTimeout(() => setTyping(new Map()), typingMs);
    return () => clearTimeout(timer);
  }, [typing]);
  const unread = useSignal('messages.unread');
  // Where no channel is held, the badge says that something was written, read or deleted.
  useEffect(() => {
    if (unread && isFirst && !isJoined.current) void steady.ask();
  }, [unread, isFirst, steady]);
  return { list, typing };
}
