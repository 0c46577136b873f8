import { useEffect, useState } from 'react';
import { useNavigation } from './hooks.ts';

/** A step that is over sooner shows no bar; a bar is drawn over this time at most (R-MSC-048). */
export const barThrottleMs = 200;
export const barDurationMs = 5000;

export type BarState = 'hidden' | 'running' | 'full';

/** The bar's state after a step has been under way for so long. */
export function barAt(elapsedMs: number): BarState {
  if (elapsedMs < barThrottleMs) return 'hidden';
  return elapsedMs < barThrottleMs + barDurationMs ? 'running' : 'full';
}

/** State of the loading bar while the router is on its way to a page. */
export function useLoadingBar(): BarState {
  const busy = useNavigation().state !== 'idle';
  const [state, setState] = useState<BarState>('hidden');
  useEffect(() => {
    if (!busy) return;
    const started = performance.now();
    const look = (): void => setState(barAt(performance.now() - started));
    const timers = [barThrottleMs, barThrottleMs + barDurationMs].map((ms) => setTimeout(look, ms + 1));
    return () => {
      timers.forEach(clearTimeout);
      setState('hidden');
    };
  }, [busy]);
  return state;
}
