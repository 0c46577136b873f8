import { useEffect, useRef, useState } from 'react';
import { followAllDelay } from '../../../contract/domains/follows/limits.ts';
import { isRefusal } from '../../api/wire.ts';

/** Where "Follow all" stands: after success the dialog is about to close, after an error the button rests. */
export type FollowAllState =
  | { step: 'ready' }
  | { step: 'busy' }
  | { step: 'done'; said: string }
  | { step: 'resting' | 'failed'; said: string };

interface FollowAllDeps {
  set: (state: FollowAllState) => void;
  ask: () => Promise<string>;
  close: () => void;
  later: (run: () => void, milliseconds: number) => void;
}

/** Follows all: closes 1 s after success (R-FOL-010); after an error the button can be pressed again 1 s later (R-FOL-011). */
export async function runFollowAll({ set, ask, close, later }: FollowAllDeps): Promise<void> {
  set({ step: 'busy' });
  try {
    set({ step: 'done', said: await ask() });
    later(close, followAllDelay.closeAfter);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const said = error.msg;
    set({ step: 'resting', said });
    later(() => set({ step: 'failed', said }), followAllDelay.enableAfter);
  }
}

/** "Follow all" of a dialog; what was to come later is dropped when the dialog goes. */
export function useFollowAll(ask: () => Promise<string>, close: () => void) {
  const [state, set] = useState<FollowAllState>({ step: 'ready' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (run: () => void, milliseconds: number) => {
    timer.current = setTimeout(run, milliseconds);
  };
  return { state, run: () => runFollowAll({ set, ask, close, later }) };
}
