import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useOnceIdle } from '../../../parts/use-once-idle.ts';
import { onFrugalNetwork } from '../../../session/connection.ts';
import { useSession } from '../../../session/root-data.ts';
import { useShownThread } from '../thread-model.ts';

const newReplies = part({ for: 'pressed', load: () => import('./NewReplies.tsx') });
const NewReplies = drawn(newReplies, (m) => m.NewReplies);
const readingProgress = part({ for: 'pressed', load: () => import('./ReadingProgress.tsx') });
const ReadingProgress = drawn(readingProgress, (m) => m.ReadingProgress);

/**
 * Once there is nothing else to do; a page where data is dear loads nothing for it, nor does that of a reader whom the thread's
 * channel refuses.
 */
export function LiveReplies() {
  const { can } = useShownThread();
  return useSession() && can.seeReplies && <Live />;
}

const Live = () => useOnceIdle(newReplies, () => !onFrugalNetwork()) && <NewReplies />;

/** Once there is nothing else to do; where data is dear too: there it sends one note a page. */
export function ReadingPlace() {
  return useSession() && <Reading />;
}

const Reading = () => useOnceIdle(readingProgress, () => true) && <ReadingProgress />;
