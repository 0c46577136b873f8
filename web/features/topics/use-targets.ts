import { useCallback, useEffect, useReducer, useRef } from 'react';
import { quietly } from '../../api/quietly.ts';
import { isRefusal } from '../../api/wire.ts';
import {
  mayGrow,
  maySearch,
  noTargets,
  type TargetEvent,
  type TargetPage,
  type TargetSource,
  type TargetState,
  targetsAfter,
} from './target-rows.ts';

/** How long the hand rests before what was typed is searched for, in milliseconds. */
const restMs = 300;

interface Targets {
  state: TargetState;
  /** Searches at once. */
  search(): void;
  grow(): void;
}

const read = (source: TargetSource, words: string, page: number): Promise<TargetPage> =>
  words === '' ? source.standard(page) : source.search(words, page);

/** The rows of a picker: its list, what was posted to of late, and what the words that are typed find. */
export function useTargets(source: TargetSource, typed: string): Targets {
  const [state, dispatch] = useReducer(targetsAfter, noTargets);
  const there = useRef(true);
  const words = typed.trim();
  const update = useCallback((event: TargetEvent) => {
    if (there.current) dispatch(event);
  }, []);
  const load = async (page: number): Promise<void> => {
    update({ kind: 'asked' });
    try {
      update({ kind: 'came', words, found: await read(source, words, page) });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      update({ kind: 'failed' });
    }
  };
  const search = () => {
    if (maySearch(state, words)) void load(1);
  };
  useEffect(() => {
    there.current = true;
    const ask = async () => update({ kind: 'recent', rows: (await quietly(source.recent())) ?? [] });
    void ask();
    return () => {
      there.current = false;
    };
  }, [source, update]);
  // What was typed while a list loaded is searched for once that has come.
  useEffect(() => {
    if (state.failed || !maySearch(state, words)) return;
    const timer = setTimeout(search, state.page === 0 ? 0 : restMs);
    return () => clearTimeout(timer);
  });
  return {
    state,
    search,
    grow: () => {
      if (mayGrow(state)) void load(state.page + 1);
    },
  };
}
