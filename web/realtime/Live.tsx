import { useEffect } from 'react';
import { quietly } from '../api/quietly.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { part } from '../parts/part.ts';
import { useSession } from '../session/root-data.ts';

const liveModule = part({ for: 'pressed', load: () => import('./start-live.ts') });

/** A member's page receives what happens to the member; a guest's holds no connection and loads no code for one. */
export function Live() {
  const uid = useSession()?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    let ended = false;
    let stop = (): void => {};
    const cancel = whenIdle(() => {
      quietly(liveModule()).then((module) => {
        if (module && !ended) stop = module.startLive(uid);
      });
    });
    return () => {
      ended = true;
      cancel();
      stop();
    };
  }, [uid]);
  return null;
}
