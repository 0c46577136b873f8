import { useState } from 'react';
import { isRefusal } from '../api/wire.ts';

export interface Act {
  busy: boolean;
  /** The server's words, when it refused. */
  error: string | undefined;
  /** Sentences under the fields they are about, by the field's name. */
  issues: Readonly<Record<string, string>>;
  run: (work: () => Promise<void>) => Promise<void>;
  clear: () => void;
}

const none = { error: undefined, issues: {} };

/** One thing that is done by a button: busy meanwhile, and what the server says where it refuses. */
export function useAct(): Act {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Pick<Act, 'error' | 'issues'>>(none);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(none);
    try {
      await work();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const issues = Object.fromEntries(error.issues.map(({ field, message }) => [field, message]));
      setFailure({ error: error.msg, issues });
    } finally {
      setBusy(false);
    }
  };
  return { busy, ...failure, run, clear: () => setFailure(none) };
}
