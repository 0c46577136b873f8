import { useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { showToast } from '../../../design/toasts.ts';
import { sendingKeys } from '../../../lib/sending-keys.ts';
import { useNavigate, useRevalidator } from '../../../router/hooks.ts';

interface Saved {
  id: number;
  version: number;
}

interface Sending {
  /** What is written: another state of it, or of what is saved, goes under another key. */
  draft: object;
  /** As it was saved before; none for one that is new. */
  saved: Saved | undefined;
  save: (as: Saved & { key: string }) => Promise<Saved>;
}

/**
 * Saves what is written and then does something with it, once however often that is pressed. It goes on to an address, or
 * to the saved one's own form, which stays where the reader has it.
 */
export function useSending({ draft, saved, save }: Sending) {
  const act = useAct();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [seen, setSeen] = useState<Saved>();
  const [keys] = useState(sendingKeys);
  const run = (does: (saved: Saved) => Promise<string>, to: string | ((saved: Saved) => string)) =>
    void act.run(async () => {
      const as = seen ?? saved ?? { id: 0, version: 0 };
      const now = await save({ ...as, key: keys.of({ draft, ...as }) });
      setSeen(now);
      showToast({ text: await does(now) });
      const isForm = typeof to === 'function';
      await navigate(isForm ? to(now) : to, { replace: true, preventScrollReset: isForm });
      await revalidate();
    });
  return { busy: act.busy, words: act.words, clear: act.clear, seen, run };
}
