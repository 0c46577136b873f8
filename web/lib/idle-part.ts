import { type ComponentType, useEffect, useState } from 'react';
import { quietly } from '../api/quietly.ts';
import { whenIdle } from './when-idle.ts';

/**
 * A part whose code loads once the page has nothing else to do, where it is wanted then; null until it is there. A failure
 * leaves the page without it.
 */
export function useIdlePart(load: () => Promise<ComponentType>, wanted: () => boolean): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (!wanted()) return;
    let ended = false;
    const cancel = whenIdle(() => {
      quietly(load()).then((loaded) => {
        if (loaded && !ended) setPart(() => loaded);
      });
    });
    return () => {
      ended = true;
      cancel();
    };
  }, [load]);
  return Part;
}
