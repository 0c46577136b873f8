import { type ComponentType, useEffect, useState } from 'react';
import { quietly } from '../../../api/quietly.ts';
import { onFrugalNetwork } from '../../../lib/connection.ts';
import { lazyModule } from '../../../lib/lazy-module.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { useSession } from '../../../session/root-data.ts';

const newReplies = lazyModule(() => import('./NewReplies.tsx'));

/** On members' pages, once there is nothing else to do; a guest's page and one where data is dear load nothing for it. */
export function LiveReplies() {
  const isMember = useSession() !== null;
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isMember || onFrugalNetwork()) return;
    let ended = false;
    const cancel = whenIdle(() => {
      quietly(newReplies()).then((module) => {
        if (module && !ended) setPart(() => module.NewReplies);
      });
    });
    return () => {
      ended = true;
      cancel();
    };
  }, [isMember]);
  return isMember && Part ? <Part /> : null;
}
