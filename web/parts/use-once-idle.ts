import { useEffect, useState } from 'react';
import { quietly } from '../api/quietly.ts';
import { whenIdle } from '../lib/when-idle.ts';
import type { Part } from './part.ts';

/**
 * Loads a part once the page has nothing else to do, where it is wanted then; whether it is there. A failure leaves the page
 * without it.
 */
export function useOnceIdle(part: Part<unknown>, wanted: () => boolean): boolean {
  const [isThere, setThere] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (!wanted()) return;
    let ended = false;
    const cancel = whenIdle(() => {
      quietly(part()).then((module) => {
        if (module && !ended) setThere(true);
      });
    });
    return () => {
      ended = true;
      cancel();
    };
  }, [part]);
  return isThere;
}
