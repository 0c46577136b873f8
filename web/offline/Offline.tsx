import { useEffect } from 'react';
import { quietly } from '../api/quietly.ts';
import { useShared } from '../lib/shared-state.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { drawn } from '../parts/drawn.tsx';
import { part } from '../parts/part.ts';
import type { BrowserRouter } from '../router/browser-router.ts';
import { onNothingAnswers } from '../router/page-data.ts';
import { useSession } from '../session/root-data.ts';
import { mayHaveQueued, queueFor } from './queue/from-page.ts';
import { askedLeave } from './queue/leave.ts';

const readModule = part({ for: 'pressed', load: () => import('./read-saved.ts') });
const offlineModule = part({ for: 'pressed', load: () => import('./start-offline.ts') });
/** What waits, and the dialog that is asked for without a line: guests have no use for it. */
const queueModule = part({ for: 'pressed', load: () => import('./queue/start-queue.ts') });
const LeaveDialog = drawn(queueModule, (m) => m.LeaveDialog);

/** Once the page has nothing else to do, what its reader receives is saved, and what waits is sent. */
export function Offline() {
  const uid = useSession()?.uid;
  useEffect(() => {
    // From the first step on; its code is there, as it came with another page.
    onNothingAnswers(async (page, routes) => (await quietly(readModule()))?.readSaved(page, routes));
  }, []);
  useEffect(() => {
    queueFor(uid);
    return () => queueFor(undefined);
  }, [uid]);
  useEffect(() => {
    let ended = false;
    const stops: (() => void)[] = [];
    const begin = async (
      start: Promise<(uid: number | undefined, router: BrowserRouter) => () => void>,
    ): Promise<void> => {
      const begun = await quietly(start);
      const router = window.__router;
      if (begun && router && !ended) stops.push(begun(uid, router));
    };
    const cancel = whenIdle(() => {
      void begin(offlineModule().then((module) => module.startOffline));
      if (mayHaveQueued(uid)) void begin(queueModule().then((module) => module.startQueue));
    });
    return () => {
      ended = true;
      cancel();
      for (const stop of stops) stop();
    };
  }, [uid]);
  const asked = useShared(askedLeave, (now) => now);
  return <LeaveDialog wanted={asked !== null} onFailed={asked?.stay} />;
}
