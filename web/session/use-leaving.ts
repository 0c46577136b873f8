import { useState } from 'react';
import { logOut } from './session.ts';

/** The way out by a button: off while it is gone, as the page stands until the next one opens. */
export function useLeaving(out: () => Promise<void> = logOut): { leaving: boolean; leave: () => void } {
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void out();
  };
  return { leaving, leave };
}
