import { useEffect, useState, useSyncExternalStore } from 'react';

/** A state beside the tree: of a change only those parts are drawn anew that read what changed. */
export interface SharedState<S> {
  now: () => S;
  /** What it began with, as the server drew it: parts that come to life later begin with that too. */
  first: S;
  set: (change: (now: S) => S) => void;
  /** Calls back after each change until the returned function is called. */
  subscribe: (reader: () => void) => () => void;
}

export function sharedState<S>(first: S): SharedState<S> {
  let state = first;
  const readers = new Set<() => void>();
  return {
    now: () => state,
    first,
    set: (change) => {
      const next = change(state);
      if (Object.is(next, state)) return;
      state = next;
      for (const reader of [...readers]) reader();
    },
    subscribe: (reader) => {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
  };
}

/** What a part reads of a state: `read` gives the same value as long as nothing of it has changed. */
export function useShared<S, T>({ subscribe, now, first }: SharedState<S>, read: (now: S) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => read(now()),
    () => read(first),
  );
}

/** States by what their pages had loaded: they live as long as the router remembers the page. */
const left = new WeakMap<object, SharedState<unknown>>();

/**
 * A shared state that begins with what a page loaded, and is found again as it was left when that page is shown again.
 * `begin` receives the state of the page that this one follows in place.
 */
export function useSharedStateOf<L extends object, S>(loaded: L, begin: (before?: S) => S): SharedState<S> {
  const of = (before?: S) => ({ loaded, state: (left.get(loaded) as SharedState<S>) ?? sharedState(begin(before)) });
  const [stored, store] = useState(() => of());
  const held = stored.loaded === loaded ? stored : of(stored.state.now());
  if (held !== stored) store(held);
  useEffect(() => {
    left.set(held.loaded, held.state as SharedState<unknown>);
  }, [held]);
  return held.state;
}
