import { useEffect } from 'react';
import type { DrawState } from '../../../contract/domains/draw/limits.ts';
import { whileVisible } from '../../lib/while-visible.ts';
import { useRevalidator } from '../../router/hooks.ts';

/** How often a page asks how a draw goes, by how soon something can change; others don't ask. */
export const followMs: Partial<Record<DrawState, number>> = { closed: 15_000, drawing: 3000, drawn: 15_000 };

/** Asks for the page anew while a draw runs and the page is looked at. */
export function useFollow(state: DrawState): void {
  const { revalidate } = useRevalidator();
  const every = followMs[state];
  useEffect(() => {
    if (every === undefined) return;
    return whileVisible(() => {
      const timer = setInterval(() => void revalidate(), every);
      return () => clearInterval(timer);
    });
  }, [every, revalidate]);
}
