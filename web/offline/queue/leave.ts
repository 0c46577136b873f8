import { sharedState } from '../../lib/shared-state.ts';
import type { Waiting } from './waiting.ts';

/** A log-out that would delete what waits: it is asked about first. */
export interface AskedLeave {
  items: readonly Waiting[];
  go: () => void;
  stay: () => void;
}

export const askedLeave = sharedState<AskedLeave | null>(null);

/** Asks whether to log out although these wait; true where the member says so. */
export const askToLeave = (items: readonly Waiting[]): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (leaves: boolean) => () => {
      askedLeave.set(() => null);
      resolve(leaves);
    };
    askedLeave.set(() => ({ items, go: answer(true), stay: answer(false) }));
  });
