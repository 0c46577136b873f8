import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';
import { useStateOf } from '../../lib/use-state-of.ts';
import { useSignal } from '../../realtime/signals.ts';
import { type ConversationsRead, listConversations } from './queries.ts';

/** The first page of the list, asked for anew whenever something was written, read or deleted. */
export function useConversations(loaded: ConversationsRead, isFirst: boolean): ConversationsRead {
  const [{ list }, setState] = useStateOf<ConversationsRead, { loaded: ConversationsRead; list: ConversationsRead }>(
    loaded,
    { begin: () => ({ loaded, list: loaded }) },
  );
  const unread = useSignal('messages.unread');
  useEffect(() => {
    if (!unread || !isFirst) return;
    let ended = false;
    void quietly(listConversations(call)).then((now) => {
      if (now && !ended) setState((before) => ({ ...before, list: now }));
    });
    return () => {
      ended = true;
    };
  }, [unread, isFirst, setState]);
  return list;
}
