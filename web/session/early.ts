import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRevalidator } from '../router/hooks.ts';

declare global {
  interface Window {
    /** What was done in the page before its code was there (`web/early.ts`). */
    __early?: {
      /** Settled once each mark that was sent has been answered. */
      acts: readonly Promise<unknown>[];
      /** Ends the early script; the button that waits for this code, if one was pressed. */
      wake(): HTMLElement | undefined;
    };
  }
}

/** Takes over from the page's early script: what was pressed last is done now, and what was sent is shown as it became. */
export function useEarlyActs(): void {
  const { revalidate } = useRevalidator();
  const held = useRef<HTMLElement>(undefined);
  // As soon as React's own handlers are there: nothing may be done by both.
  useLayoutEffect(() => {
    held.current = window.__early?.wake();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    const early = window.__early;
    if (!early) return;
    delete window.__early;
    // After the fields have handed over what was typed into them.
    setTimeout(() => held.current?.isConnected && held.current.click());
    if (early.acts.length > 0) void Promise.all(early.acts).then(() => revalidate());
  }, []);
}
