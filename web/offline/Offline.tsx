import { useEffect } from 'react';
import { quietly } from '../api/quietly.ts';
import { Late, lazyPart } from '../lib/late.tsx';
import { lazyModule } from '../lib/lazy-module.ts';
import { useShared } from '../lib/shared-state.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { onNothingAnswers } from '../router/page-data.ts';
import { useSession } from '../session/root-data.ts';
import { queueFor } from './queue/from-page.ts';
import { askedLeave } from './queue/leave.ts';

const readModule = lazyModule(() => import('./read-saved.ts'));
const offlineModule = lazyModule(() => import('./start-offline.ts'));
/** With the code that is there already where something waits: it is asked for without a line. */
const LeaveDialog = lazyPart(offlineModule, (m) => m.LeaveDialog);

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
    let stop = (): void => {};
    const cancel = whenIdle(() => {
      quietly(offlineModule()).then((module) => {
        if (module && !ended) stop = module.startOffline(uid);
      });
    });
    return () => {
      ended = true;
      cancel();
      stop();
    };
  }, [uid]);
  const asked = useShared(askedLeave, (now) => now);
  return (
    <Late wanted={asked !== null} onFailed={asked?.stay}>
      <LeaveDialog />
    </Late>
  );
}
