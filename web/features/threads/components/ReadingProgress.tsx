import { useT } from '../../../texts/texts.tsx';
import { useThread } from '../thread-model.ts';
import { useReadingPlace } from '../use-reading-place.ts';

/** Notes how far its reader comes in a thread, and shows it over replies of several pages in their order. */
export function ReadingProgress() {
  const t = useT();
  const floor = useReadingPlace();
  const { replies, address } = useThread(({ loaded }) => loaded);
  if (!replies.ok || replies.totalPage < 2 || address.order !== 'old') return null;
  const before = (address.page - 1) * address.limit;
  return (
    <progress
      className="meter reading"
      max={replies.count}
      value={Math.max(floor, before)}
      aria-label={t('threads.readSoFar')}
    />
  );
}
