import { useSyncExternalStore } from 'react';

type Waiting = (proven: boolean) => void;

/** Calls that were refused for want of a recent proof; all of them wait for the one that is asked for. */
let waiting: readonly Waiting[] = [];
const readers = new Set<() => void>();

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
}

function set(next: readonly Waiting[]): void {
  waiting = next;
  for (const reader of readers) reader();
}

/** Asks the reader to show that the account is theirs; false where they don't. */
export const askOwner = (): Promise<boolean> => new Promise((resolve) => set([...waiting, resolve]));

/** Ends the question: what waited for it goes on, or is given up. */
export function answerOwner(proven: boolean): void {
  const asked = waiting;
  set([]);
  for (const go of asked) go(proven);
}

/** Whether the question is open. */
export const isOwnerAsked = (): boolean => waiting.length > 0;
export const useOwnerAsked = (): boolean => useSyncExternalStore(subscribe, isOwnerAsked, () => false);
