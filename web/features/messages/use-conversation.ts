import { useEffect, useRef, useState } from 'react';
import { messageTimes } from '../../../contract/domains/messages/limits.ts';
import type { ConversationPage } from '../../../contract/domains/messages/shapes.ts';
import { call } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';
import { offerRemedy, showFailure } from '../../api/show-failure.ts';
import { isRefusal } from '../../api/wire.ts';
import { randomString } from '../../lib/random.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useStateOf } from '../../lib/use-state-of.ts';
import { whileVisible } from '../../lib/while-visible.ts';
import { listenTo } from '../../realtime/channels.ts';
import { useSignal } from '../../realtime/signals.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { useSession } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import {
  beginning,
  type ConversationState,
  withEarlier,
  withNews,
  withPage,
  withSent,
  withState,
  withWaiting,
} from './conversation-state.ts';
import { markRead, sendMessage } from './mutations.ts';
import { viewConversation } from './queries.ts';

type State = ConversationState & { loaded: ConversationPage };
type Change = (change: (now: ConversationState) => ConversationState) => void;

/** An open conversation: what is written in it now, what is on its way, and what came before. */
export function useConversation(page: ConversationPage, uid: number, isWhole: boolean) {
  const [state, setState] = useStateOf<ConversationPage, State>(page, {
    begin: (before) => ({ ...(before ? withPage(before, page) : beginning(page)), loaded: page }),
  });
  const change: Change = (next) => setState((now) => ({ ...next(now), loaded: now.loaded }));
  const one = useOneAtATime();
  useNews(state, change, isWhole);
  useMarkedRead(state, page.unread > 0 && isWhole);
  const { send, retry } = useSending(state, change, uid);
  const earlier = () =>
    one('earlier', async () => {
      const before = state.list[0]?.pmid ?? 0;
      const read = await viewConversation(call, { plid: state.plid, uid: 0, before });
      change((now) => withEarlier(now, read));
    }).catch(showFailure);
  return { state, send, retry, earlier };
}

/** Follows the room's channel while the page is looked at; one that hasn't begun is asked for anew when something comes. */
function useNews(state: ConversationState, change: Change, isWhole: boolean): void {
  const own = useSession()?.uid ?? 0;
  const { revalidate } = useRevalidator();
  const { plid } = state;
  const now = useRef({ state, change });
  now.current = { state, change };
  useEffect(() => {
    if (plid === 0 || !isWhole) return;
    return whileVisible(() =>
      listenTo(`room:${plid}`, {
        seen: () => ({ pmid: now.current.state.lastpmid }),
        onNews: (news) => now.current.change((before) => withNews(before, news, own)),
        onRefused: (refusal) => {
          if (refusal.startsWith('messages.')) void quietly(revalidate());
        },
      }),
    );
  }, [plid, isWhole, own, revalidate]);
  const unread = useSignal('messages.unread');
  useEffect(() => {
    if (unread && unread.num > 0 && plid === 0) void quietly(revalidate());
  }, [unread, plid, revalidate]);
}

/** An open conversation counts as read after a moment of being looked at, and so does what comes into it (R-CHT-014). */
function useMarkedRead({ plid, lastpmid, list }: ConversationState, hadUnread: boolean): void {
  const own = useSession()?.uid;
  const marked = useRef(hadUnread ? 0 : lastpmid);
  const isOthers = list.at(-1)?.uid !== own;
  useEffect(() => {
    if (plid === 0 || lastpmid <= marked.current || !(isOthers || hadUnread)) return;
    return whileVisible(() => {
      const timer = setTimeout(() => {
        marked.current = lastpmid;
        void quietly(markRead(plid, lastpmid));
      }, messageTimes.readAfter * 1000);
      return () => clearTimeout(timer);
    });
  }, [plid, lastpmid, isOthers, hadUnread]);
}

/** Sends what was written, one after the other; a failed one waits to be tried again under the same key. */
function useSending(state: ConversationState, change: Change, uid: number) {
  const t = useT();
  const now = useRef(state);
  now.current = state;
  const [queue] = useState<{ last: Promise<unknown> }>(() => ({ last: Promise.resolve() }));
  const deliver = async (key: string, text: string): Promise<void> => {
    try {
      const { plid } = now.current;
      const sent = await sendMessage({ plid, uid: plid > 0 ? 0 : uid }, text, key);
      change((before) => withSent(before, key, sent));
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      const isNamed = failure.http === 200;
      change((before) =>
        withState(before, key, { state: 'failed', said: isNamed ? failure.msg : t('messages.serviceError') }),
      );
      offerRemedy(failure);
    }
  };
  const after = (key: string, text: string): void => {
    queue.last = queue.last.then(() => deliver(key, text));
  };
  return {
    send: (text: string): void => {
      const key = randomString();
      change((before) => withWaiting(before, { key, text, state: 'sending', said: '' }));
      after(key, text);
    },
    retry: (key: string): void => {
      const failed = now.current.waiting.find((each) => each.key === key);
      if (!failed) return;
      change((before) => withState(before, key, { state: 'sending', said: '' }));
      after(key, failed.text);
    },
  };
}
