import { quietly } from '../../api/quietly.ts';
import { readOnlySaid } from '../../lib/read-only.ts';
import type { BrowserRouter } from '../../router/browser-router.ts';
import { followReports } from './follow-reports.ts';
import { mayHaveQueued } from './from-page.ts';
import { clearQueue, followQueue, lookAtQueue, sendNow } from './queue.ts';
import { tryingAgain } from './try-again.ts';
import type { Waiting } from './waiting.ts';
import { waitingNow } from './waiting-now.ts';

export { LeaveDialog } from './LeaveDialog.tsx';

/**
 * Sends what waits now, whenever the connection is back, the site is written again or the page is looked at again, and now and then. Without a member
 * the page is drawn for nobody, as the offline page is: what waits then goes out as whoever did it.
 */
export function startQueue(uid: number | undefined, router: BrowserRouter): () => void {
  if (!mayHaveQueued(uid)) return () => {};
  const mayBeSent = (item: Waiting): boolean => item.state === 'waiting' && (uid === undefined || item.uid === uid);
  const trying = tryingAgain({
    waits: () => waitingNow.now().some(mayBeSent),
    send: () => {
      if (navigator.onLine && document.visibilityState === 'visible') void quietly(sendNow(uid));
    },
  });
  followQueue();
  const stopReports = followReports(router);
  const stopLooking = waitingNow.subscribe(trying.look);
  void quietly(uid === undefined ? lookAtQueue() : clearQueue(uid)).then(trying.begin);
  addEventListener('online', trying.begin);
  const stopTurns = readOnlySaid.subscribe(() => {
    if (readOnlySaid.now() === false) trying.begin();
  });
  document.addEventListener('visibilitychange', trying.begin);
  return () => {
    stopReports();
    stopLooking();
    stopTurns();
    trying.stop();
    removeEventListener('online', trying.begin);
    document.removeEventListener('visibilitychange', trying.begin);
  };
}
