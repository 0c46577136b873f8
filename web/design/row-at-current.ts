import { type RefObject, useEffect, useRef } from 'react';

/** Of a row of links that is longer than the screen, the current one is in view; `current` changes with it. */
export function useRowAtCurrent(current: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link marked
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !open) return;
    // Not `scrollIntoView`: it would scroll the page as well.
    const from = open.getBoundingClientRect().left - row.current.getBoundingClientRect().left;
    row.current.scrollLeft += from - (row.current.clientWidth - open.offsetWidth) / 2;
  }, [current]);
  return row;
}
