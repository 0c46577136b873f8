import { useEffect, useRef, useState } from 'react';
import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { MedalNews } from '../../../contract/domains/tasks/shapes.ts';
import { call } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';
import { currentToast, listenToasts } from '../../design/toasts.ts';
import { useShared } from '../../lib/shared-state.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useLocation, useMatches, useRevalidator } from '../../router/hooks.ts';
import { chatPanel } from '../../session/chat-panel.ts';
import { askForMedals, medalsAsked } from '../../session/medals-asked.ts';
import { dueNow, isWriting, mayCongratulate } from './may-congratulate.ts';

type News = DataOf<Calls['tasks.medal-news']>;

const isFree = (handles: readonly unknown[]): boolean =>
  mayCongratulate({
    handles,
    hasDialog: document.querySelector('dialog[open]') !== null,
    hasChat: chatPanel.now() !== null,
    hasToast: currentToast() !== null,
    isTyping: isWriting(document),
  });

const showsMedals = /\/(medalcenter|ucenter\/account)\b/;

const seen = (medalid: number, wear: 0 | 1) => quietly(call('tasks.medal-seen', { medalid, wear }, { unasked: true }));

/**
 * The medal to congratulate on, one at a time: asked for once the page has settled and something has changed, and shown when
 * nothing is written there.
 */
export function useMedalNews(): { medal: MedalNews | null; done: (wear: boolean) => void } {
  const asked = useShared(medalsAsked, (times) => times);
  const { pathname } = useLocation();
  const handles = useMatches().map(({ handle }) => handle);
  const { revalidate } = useRevalidator();
  const [shown, show] = useState<News | null>(null);
  const answered = useRef(0);
  const waiting = useRef<News | null>(null);
  const here = useRef(handles);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is looked at anew
  useEffect(() => {
    // Of the page that stands once an answer is there.
    here.current = handles;
    if (shown) return;
    let cancel = (): void => {};
    const look = async () => {
      if (!isFree(here.current)) return;
      if (answered.current !== asked) {
        answered.current = asked;
        const answer = await quietly(call('tasks.medal-news', {}, { unasked: true }));
        waiting.current = answer?.data.list ? answer.data : null;
      }
      const { list, more } = waiting.current ?? { list: null, more: 0 };
      if (!list || !isFree(here.current)) return;
      const due = dueNow(list, more);
      if (due === 'wait') return;
      if (due === 'show') show(waiting.current);
      waiting.current = null;
      if (due !== 'pass') return;
      await seen(list.medalid, 0);
      askForMedals();
    };
    const later = () => {
      cancel();
      cancel = whenIdle(() => void look());
    };
    later();
    // Once what was in the way is gone.
    document.addEventListener('focusout', later);
    document.addEventListener('close', later, true);
    const endToasts = listenToasts(later);
    return () => {
      cancel();
      endToasts();
      document.removeEventListener('focusout', later);
      document.removeEventListener('close', later, true);
    };
  }, [asked, shown, pathname]);
  const done = (wear: boolean) => {
    if (!shown?.list) return;
    const { list, more } = shown;
    show(null);
    void seen(list.medalid, wear ? 1 : 0).then(() => {
      if (more > 0) askForMedals();
      return showsMedals.test(location.pathname) ? revalidate() : undefined;
    });
  };
  return { medal: shown?.list ?? null, done };
}
