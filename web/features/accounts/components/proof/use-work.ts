import { useState } from 'react';
import { isRefusal } from '../../../../api/wire.ts';
import { needsLogin } from '../../../../lib/show-failure.ts';
import { openDialog } from '../../../../session/dialogs.ts';

interface Failed {
  refusal: string;
  msg: string;
}

/** One piece of work at a time, and what the server said where it refused. */
export function useWork() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      setFailed({ refusal: failure.refusal, msg: failure.issues[0]?.message ?? failure.msg });
      if (needsLogin(failure)) openDialog('login');
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, run, refuse: setFailed };
}
