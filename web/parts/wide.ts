import { useCallback, useSyncExternalStore } from 'react';
import { quietly } from '../api/quietly.ts';
import type { Part } from './part.ts';

/** From here on a page has a column beside it; `shell.css` says the same. */
export const wideWindow = '(min-width: 64rem)';
export const isWide = (): boolean => matchMedia(wideWindow).matches;

/** Loads a part in a wide window, so that it wakes with the page; where it can't be had its place stays as the server drew it. */
export const loadWide = async (part: Part<unknown>): Promise<void> => {
  if (isWide()) await quietly(part());
};

/** Whether a part of wide windows is drawn: there is room, and its code is there. The server draws for every window. */
export function useWide(part: Part<unknown>): boolean {
  const isDrawn = (): boolean => import.meta.env.SSR || (part.there !== undefined && isWide());
  const watch = useCallback(
    (onChange: () => void) => {
      let ended = false;
      const look = async (): Promise<void> => {
        await loadWide(part);
        if (!ended) onChange();
      };
      // Its code may be on the way since the window was made wide on another page.
      if (!part.there) void look();
      const window = matchMedia(wideWindow);
      window.addEventListener('change', look);
      return () => {
        ended = true;
        window.removeEventListener('change', look);
      };
    },
    [part],
  );
  return useSyncExternalStore(watch, isDrawn, isDrawn);
}
