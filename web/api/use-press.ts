import { useState } from 'react';
import { useOneAtATime } from '../lib/use-one-at-a-time.ts';
import { showFailure } from './show-failure.ts';

export type Work = () => Promise<unknown>;

/** One piece of work at a time. */
export function useBusy(): { busy: boolean; run: (work: Work) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const one = useOneAtATime();
  const run = (work: Work) =>
    one('work', async () => {
      setBusy(true);
      try {
        await work();
      } finally {
        setBusy(false);
      }
    });
  return { busy, run };
}

/** A button that does something by itself: busy meanwhile, and a toast says where the server refuses. `run` says whether it was done. */
export function usePress(): { busy: boolean; run: (work: Work) => Promise<boolean> } {
  const { busy, run } = useBusy();
  const press = async (work: Work): Promise<boolean> => {
    let done = false;
    await run(async () => {
      try {
        await work();
        done = true;
      } catch (failure) {
        showFailure(failure);
      }
    });
    return done;
  };
  return { busy, run: press };
}
