import { useEffect, useState } from 'react';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useThread } from '../thread-model.ts';

const QuoteButton = drawn(part({ for: 'pressed', load: () => import('./QuoteButton.tsx') }), (m) => m.QuoteButton);

/** Offers to quote words that are selected in a post, to those who may reply. Its code comes with the first selection. */
export function QuoteSelected() {
  const mayReply = useThread(({ thread }) => thread.can.reply);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (!mayReply || begun) return;
    const look = (node: EventTarget | null) => {
      const element = node instanceof Element ? node : (node as Node | null)?.parentElement;
      if (element?.closest('.prose')) setBegun(true);
    };
    // What was selected before this code was there, too.
    const selection = getSelection();
    if (selection && !selection.isCollapsed) look(selection.anchorNode);
    const begin = ({ target }: Event) => look(target);
    document.addEventListener('selectstart', begin);
    return () => document.removeEventListener('selectstart', begin);
  }, [mayReply, begun]);
  return <QuoteButton wanted={begun && mayReply} />;
}
