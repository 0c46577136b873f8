import { useEffect, useRef } from 'react';
import type { ThreadRow } from '../../../contract/domains/threads/shapes.ts';
import { call } from '../../api/client.ts';
import { nearEnd } from '../../lib/scroll.ts';
import { scrollPauseMs, throttle } from '../../lib/throttle.ts';
import { type Growing, useGrowingRows } from '../../router/growing-rows.ts';
import { useFrugalNetwork } from '../../session/connection.ts';
import { withOwnMarks } from '../threads/index.ts';
import { type FeedPage, type FeedSource, readMore } from './queries.ts';

const tidOf = ({ tid }: ThreadRow): number => tid;

/** A list that grows, pinned threads first: by its button, and by itself near the end where the network allows it. */
export function useFeed(
  first: FeedPage,
  source: FeedSource,
  pinned: readonly ThreadRow[],
): Growing<ThreadRow, FeedPage> {
  const feed = useGrowingRows(first, {
    idOf: tidOf,
    ask: (last) => readMore(call, source, last),
    ahead: pinned,
    recall: withOwnMarks,
  });
  useNearEnd(feed.grow, !useFrugalNetwork() && feed.failure === null);
  return feed;
}

/** Calls back when the reader comes near the end of the page. */
function useNearEnd(reached: () => void, active: boolean): void {
  const latest = useRef(reached);
  useEffect(() => {
    latest.current = reached;
  });
  useEffect(() => {
    if (!active) return;
    const look = throttle(() => {
      const { scrollHeight } = document.documentElement;
      if (nearEnd({ top: scrollY, viewport: innerHeight, height: scrollHeight })) latest.current();
    }, scrollPauseMs);
    addEventListener('scroll', look, { passive: true });
    // Who has come to the end before the page's code did scrolls no more.
    look();
    return () => {
      look.cancel();
      removeEventListener('scroll', look);
    };
  }, [active]);
}
