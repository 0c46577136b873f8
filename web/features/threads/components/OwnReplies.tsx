import { useEffect } from 'react';
import { useSteady } from '../../../lib/use-steady.ts';
import { useThread, useThreadModel } from '../thread-model.ts';
import { isUnseen } from '../thread-state.ts';
import { useHeldDecided } from '../use-held-decided.ts';
import { useMarkAnswer, useMarksThatWait } from '../use-own-marks.ts';
import { useOwnReplies } from '../use-own-replies.ts';
import { LiveReplies } from './MemberParts.tsx';
import { QuoteSelected } from './QuoteSelected.tsx';

/** What a member writes and does lives as long as the page, whichever part of it is open; it draws what comes to that. */
export function OwnReplies() {
  const model = useThreadModel();
  const loaded = useThread((state) => state.loaded);
  const replies = useOwnReplies(model, loaded);
  const own = useSteady({ ...replies, markAnswer: useMarkAnswer(model) });
  useMarksThatWait(loaded, model.acts.change);
  useHeldDecided(loaded, model.acts.reload);
  const { begin } = model.reply;
  useEffect(() => begin(own), [begin, own]);
  // Nobody can answer what waits: its writer alone reads it.
  if (isUnseen(loaded.thread)) return null;
  return (
    <>
      <LiveReplies />
      <QuoteSelected />
    </>
  );
}
