import { useEffect } from 'react';
import { useSteady } from '../../../lib/use-steady.ts';
import { useThread, useThreadModel } from '../thread-model.ts';
import { useHeldDecided } from '../use-held-decided.ts';
import { useMarkAnswer, useMarksThatWait } from '../use-own-marks.ts';
import { useOwnReplies } from '../use-own-replies.ts';

/** Draws nothing: what a member writes and does lives as long as the page, whichever part of it is open. */
export function OwnReplies() {
  const model = useThreadModel();
  const loaded = useThread((state) => state.loaded);
  const replies = useOwnReplies(model, loaded);
  const own = useSteady({ ...replies, markAnswer: useMarkAnswer(model) });
  useMarksThatWait(loaded, model.acts.change);
  useHeldDecided(loaded, model.acts.reload);
  const { begin } = model.reply;
  useEffect(() => begin(own), [begin, own]);
  return null;
}
