import { useEffect, useRef } from 'react';
import { quietly } from '../../api/quietly.ts';
import { useSignal } from '../../realtime/signals.ts';
import { mayBeDecided } from './held-replies.ts';
import type { ThreadPage } from './queries.ts';

/** The page is asked for anew once one of the reader's replies that wait for a moderator was decided about. */
export function useHeldDecided({ held = [] }: ThreadPage, reload: () => unknown): void {
  const unread = useSignal('notices.unread')?.num;
  const known = useRef(unread);
  const waits = held.length > 0;
  // A load under way while it was decided may have lost the one that waited and not yet have it among the others.
  const waited = useRef(waits);
  useEffect(() => {
    const decided = mayBeDecided(known.current, unread);
    known.current = unread ?? known.current;
    if (decided && (waits || waited.current)) void quietly(Promise.resolve(reload()));
    if (waits || decided) waited.current = waits;
  }, [unread, waits, reload]);
}
