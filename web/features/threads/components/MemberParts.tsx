import { onFrugalNetwork } from '../../../lib/connection.ts';
import { useIdlePart } from '../../../lib/idle-part.ts';
import { lazyModule } from '../../../lib/lazy-module.ts';
import { useSession } from '../../../session/root-data.ts';
import { useShownThread } from '../thread-model.ts';

const newReplies = lazyModule(async () => (await import('./NewReplies.tsx')).NewReplies);
const readingProgress = lazyModule(async () => (await import('./ReadingProgress.tsx')).ReadingProgress);

/**
 * Once there is nothing else to do; a page where data is dear loads nothing for it, nor does that of a reader whom the thread's
 * channel refuses.
 */
export function LiveReplies() {
  const { can } = useShownThread();
  return useSession() && can.seeReplies && <Live />;
}

function Live() {
  const Part = useIdlePart(newReplies, () => !onFrugalNetwork());
  return Part && <Part />;
}

/** Once there is nothing else to do; where data is dear too: there it sends one note a page. */
export function ReadingPlace() {
  return useSession() && <Reading />;
}

function Reading() {
  const Part = useIdlePart(readingProgress, () => true);
  return Part && <Part />;
}
