import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** States by what their pages had loaded: they live as long as the router remembers the page. */
const left = new WeakMap<object, unknown>();

interface Beginnings<S> {
  /** The state that a page opens with; `before` is the state of the page that it follows in place. */
  begin: (before?: S) => S;
  /** What became of a state while its page was away. */
  recall?: (state: S) => S;
}

/** State that begins with what a page loaded, and is found again as it was left when that page is shown again. */
export function useStateOf<L extends object, S extends { loaded: L }>(
  loaded: L,
  { begin, recall = (state) => state }: Beginnings<S>,
): [S, Dispatch<SetStateAction<S>>] {
  const found = (): S | undefined => {
    const state = left.get(loaded) as S | undefined;
    return state && recall(state);
  };
  const [stored, setState] = useState(() => found() ?? begin());
  const state = stored.loaded === loaded ? stored : (found() ?? begin(stored));
  if (state !== stored) setState(state);
  useEffect(() => {
    left.set(state.loaded, state);
  }, [state]);
  return [state, setState];
}
