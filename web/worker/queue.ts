import { publishNews } from '../offline/queue/reports.ts';
import { oneSender, sendWaiting } from '../offline/queue/send-waiting.ts';
import { browserStore } from '../offline/queue/store.ts';
import { syncTag } from '../offline/queue/sync-tag.ts';
import { on, type SyncEvent, type WorkerScope } from './scope.ts';

/** Sends what waits when the browser says that the connection is back, also when no page is open. */
export function serveQueue(scope: WorkerScope): void {
  on<SyncEvent>(scope, 'sync', (event) => {
    if (event.tag === syncTag) event.waitUntil(sendAll());
  });
}

async function sendAll(): Promise<void> {
  await oneSender(() =>
    sendWaiting({
      store: browserStore,
      fetch: (url, init) => fetch(url, init),
      onOutcome: (report) => publishNews({ kind: 'outcome', report }),
    }),
  );
  publishNews({ kind: 'changed' });
  const left = (await browserStore.all()).some(({ state }) => state === 'waiting');
  // The browser asks again by itself after a while.
  if (left) throw new Error('something still waits');
}
