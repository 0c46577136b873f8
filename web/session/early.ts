import { useEffect } from 'react';
import { partAlive } from '../parts/drawn.tsx';
import { useRevalidator } from '../router/hooks.ts';

declare global {
  interface Window {
    /** What was done in the page before its code was there (`web/early.ts`). */
    __early?: {
      /** Settled once each mark that was sent has been answered. */
      acts: readonly Promise<unknown>[];
      /** The page's code has taken over, for tests: what was pressed earlier went another way. */
      readonly isAwake: boolean;
      /** Called as a part of the page comes to life: the button or form that has waited for it. */
      wake(): HTMLElement | undefined;
    };
  }
}

/** Takes over from the page's early script: what was pressed last is done now, and what was sent is shown as it became. */
export function useEarlyActs(): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    const early = window.__early;
    if (!early) return;
    const wake = (): void => {
      const held = early.wake();
      // After the fields have handed over what was typed into them.
      setTimeout(() => {
        if (!held?.isConnected) return;
        if (held instanceof HTMLFormElement) held.requestSubmit();
        else held.click();
      });
    };
    wake();
    document.addEventListener(partAlive, wake);
    if (early.acts.length > 0) void Promise.all(early.acts).then(() => revalidate());
    return () => document.removeEventListener(partAlive, wake);
  }, []);
}
