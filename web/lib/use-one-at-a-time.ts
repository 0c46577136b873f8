import { useRef } from 'react';

/** Runs one task for each key at a time: a second press while the first is on its way does nothing. */
export function useOneAtATime(): (key: string, task: () => Promise<unknown>) => Promise<void> {
  const running = useRef(new Set<string>());
  return async (key, task) => {
    if (running.current.has(key)) return;
    running.current.add(key);
    try {
      await task();
    } finally {
      running.current.delete(key);
    }
  };
}
