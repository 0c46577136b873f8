import { useEffect, useRef } from 'react';
import { quietly } from '../../api/quietly.ts';
import { useSignal } from '../../realtime/signals.ts';
import { mayBeDecided, placeHeld } from './held-replies.ts';
import { useThread, useThreadModel } from './thread-model.ts';

/** Where the reader's replies stand that wait for a moderator; the page is asked for anew once one was decided about. */
export function useHeldReplies() {
  const loaded = useThread((state) => state.loaded);
  const { reload } = useThreadModel().acts;
  const unread = useSignal('notices.unread')?.num;
  const known = useRef(unread);
  const waits = (loaded.held?.length ?? 0) > 0;
  // A load under way while it was decided may have lost the one that waited and not yet have it among the others.
  const waited = useRef(waits);
  useEffect(() => {
    const decided = mayBeDecided(known.current, unread);
    known.current = unread ?? known.current;
    if (decided && (waits || waited.current)) void quietly(Promise.resolve(reload()));
    if (waits || decided) waited.current = waits;
  }, [unread, waits, reload]);
  return placeHeld(loaded);
}
