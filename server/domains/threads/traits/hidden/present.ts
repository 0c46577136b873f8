import type { HiddenPart, OwnHiddenPart } from '../../../../../contract/domains/threads/traits/hidden/shapes.ts';
import { type HiddenReader, type HiddenThread, mayPayHidden, mayReadHidden, readsAll } from './policy.ts';
import type { HiddenForReader, HiddenRule, StoredHidden } from './sql/hidden-parts.ts';

/** What all readers see alike of a hidden part: never its words. */
export const sharedHidden = ({ opens, xgold, level }: HiddenRule): Omit<HiddenPart, 'own'> => ({ opens, xgold, level });

/** It is gone since the rest was read. */
const gone: HiddenPart['own'] = { open: false, words: '', refusal: '', can: { pay: false }, payRefusal: '' };

/** What is one reader's own of it: its words for those who may read it. */
export function ownHidden(
  viewer: HiddenReader | null,
  thread: HiddenThread,
  part: HiddenForReader | undefined,
): HiddenPart['own'] {
  if (!part) return gone;
  const refusal = mayReadHidden(viewer, thread, part, part);
  const open = refusal === undefined;
  const unpaid = mayPayHidden(viewer, thread, part);
  return {
    ...{ open, words: open ? wordsFor(viewer, thread, part) : '', refusal: refusal ?? '' },
    can: { pay: !open && unpaid === undefined },
    payRefusal: unpaid ?? '',
  };
}

/** Who paid reads what was sold, whatever was edited since; its author and whoever moderates there read what it says now. */
const wordsFor = (viewer: HiddenReader | null, thread: HiddenThread, { words, sold }: HiddenForReader): string =>
  sold === null || readsAll(viewer, thread) ? words : sold;

/** A hidden part as its author takes it up again. */
export const presentOwnHidden = ({
  opens,
  xgold,
  level,
  words,
  sold,
}: StoredHidden & { sold: boolean }): OwnHiddenPart => ({ opens, xgold, level, words, sold });
