import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { useShownThread } from '../thread-model.ts';

/** What whoever replies should know: who sees it, and which replies win. */
export function ReplyNotes() {
  const t = useT();
  const { language } = useLocale();
  const { replyVisibleOnlyToAuthors, rushresult } = useShownThread();
  const { every = 0, floors = [] } = rushresult ?? {};
  const named = new Intl.ListFormat(language).format(floors.map((floor) => floor.toLocaleString(language)));
  const notes = [
    replyVisibleOnlyToAuthors === 1 && t('threads.visibleToAuthor'),
    every > 0 && t('threads.rush.saysEvery', { every }),
    floors.length > 0 && t('threads.rush.saysFloors', { floors: named }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return <p className="pt-1 text-sm text-ink-2">{notes.join(' ')}</p>;
}
