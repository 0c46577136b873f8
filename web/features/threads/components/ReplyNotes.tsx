import { useShownThread } from '../thread-model.ts';
import { drawnBy } from '../traits/drawn-by.tsx';
import { pageTraits } from '../traits/made/pages.ts';

/** What whoever replies should know: who sees it, and which replies win. */
export function ReplyNotes() {
  const thread = useShownThread();
  const notes = drawnBy(pageTraits, ({ note }) => note?.(thread));
  if (notes.length === 0) return null;
  return <p className="pt-1 text-sm text-ink-2">{notes.flatMap((note, at) => (at > 0 ? [' ', note] : [note]))}</p>;
}
