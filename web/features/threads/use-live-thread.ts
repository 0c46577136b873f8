import { useEffect, useRef, useState } from 'react';
import type { NewsOf } from '../../../contract/channels.ts';
import { quietly } from '../../api/quietly.ts';
import { whileVisible } from '../../lib/while-visible.ts';
import { listenTo } from '../../realtime/channels.ts';
import { useLocation, useNavigate, useRevalidator } from '../../router/hooks.ts';
import { useSession } from '../../session/root-data.ts';
import { type Fresh, placeOf, seenOf, shownPids, withFresh, withNews } from './live-thread.ts';
import type { Change } from './thread-model.ts';
import type { ThreadState } from './thread-state.ts';

/** Updates an open thread in place, and counts the replies that came since without moving anything for them. */
export function useLiveThread(state: ThreadState, change: Change) {
  const own = useSession()?.uid ?? 0;
  const [fresh, setFresh] = useState<Fresh>(new Map());
  const [more, setMore] = useState(0);
  const { revalidate } = useRevalidator();
  const { tid } = state.thread;
  const now = useRef(state);
  now.current = state;

  const askedAnew = useRef(false);
  const onNews = useRef((_: NewsOf<'thread'>): void => {});
  onNews.current = (news) => {
    askedAnew.current = false;
    const { maxposition } = now.current.thread;
    change((before) => withNews(before, news));
    setFresh((before) => withFresh(before, news, { position: maxposition, own }));
    if (news.more !== undefined) setMore(news.more);
  };
  // Another page of the thread shows other posts.
  const { loaded } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was loaded
  useEffect(
    () =>
      whileVisible(() =>
        listenTo(`thread:${tid}`, {
          seen: () => seenOf(now.current),
          onNews: (news) => onNews.current(news),
          // The right to read it has gone: the page is asked for anew, once. A second refusal right after it would change
          // nothing.
          onRefused: (refusal) => {
            if (!refusal.startsWith('threads.') || askedAnew.current) return;
            askedAnew.current = true;
            void quietly(revalidate());
          },
        }),
      ),
    [tid, loaded],
  );
  const show = useShowing(state, () => {
    setFresh(new Map());
    setMore(0);
  });
  const shown = shownPids(state);
  const replies = [...fresh.values()].filter(({ pid }) => !shown.has(pid));
  const [first] = replies.sort((a, b) => a.position - b.position);
  return { count: first ? replies.length + more : 0, show: () => first && show(first) };
}

type First = Parameters<typeof placeOf>[0];

/** Leads to the first of the new replies, and the keyboard with it. */
function useShowing({ loaded }: ThreadState, onShown: () => void): (first: First) => Promise<void> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [aim, setAim] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that holds it may be drawn later
  useEffect(() => {
    const target = aim && document.getElementById(aim);
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    setAim(null);
  }, [aim, loaded]);
  return async (first) => {
    const place = placeOf(first, loaded.address);
    // The address of the page that stands: its data is asked for anew before its place is gone to.
    if (place.search === search) await revalidate();
    await navigate({ pathname, ...place }, { replace: place.search === search });
    onShown();
    setAim(place.hash.slice(1));
  };
}
