import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { useT } from '../../../texts/texts.tsx';
import { quotedWords } from '../quoted-words.ts';
import { useThread, useThreadModel } from '../thread-model.ts';
import { postIn } from '../thread-state.ts';

/** A selection is looked at once it rests, in milliseconds. */
const restMs = 200;

interface Selected {
  /** The post that the words stand in. */
  pid: number;
  words: string;
  range: Range;
}

/** Below words that are selected in a post: a reply that quotes them. */
export function QuoteButton() {
  const t = useT();
  const { thread, reply, acts } = useThreadModel();
  const mainPid = useThread(({ thread }) => thread.pid);
  const selected = useSelected(mainPid);
  const mayQuote = useThread((state) => selected !== null && (postIn(state, selected.pid)?.can.reply ?? true));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const button = place.current;
    if (!button || !selected) return;
    const around = button.offsetParent!.getBoundingClientRect();
    const words = selected.range.getBoundingClientRect();
    const furthest = around.width - button.offsetWidth;
    button.style.left = `${Math.max(0, Math.min(words.left - around.left, furthest))}px`;
    button.style.top = `${words.bottom - around.top}px`;
  }, [selected]);
  if (!selected || !mayQuote) return null;
  const quote = () => {
    getSelection()?.removeAllRanges();
    reply.draft.set((now) => ({ ...now, quote: selected.words }));
    acts.answer(postIn(thread.now(), selected.pid) ?? null);
  };
  return (
    <div ref={place} className="quote-words">
      {/* The words stay selected while it is pressed. */}
      <Button small icon="quote" onPointerDown={(event) => event.preventDefault()} onClick={quote}>
        {t('threads.quoteWords')}
      </Button>
    </div>
  );
}

/** What is selected within one post, once the selection rests. */
function useSelected(mainPid: number): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSelected(selectedIn(mainPid)), restMs);
    };
    look();
    document.addEventListener('selectionchange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', look);
    };
  }, [mainPid]);
  return selected;
}

function selectedIn(mainPid: number): Selected | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const proseOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('.prose');
  const prose = proseOf(range.startContainer);
  if (!prose || prose !== proseOf(range.endContainer)) return null;
  // What only some may read is not offered to be said to all.
  if (prose.closest('[data-unquoted]')) return null;
  const words = quotedWords(selection.toString());
  const reply = prose.closest('[id^="pid"]');
  const pid = reply ? Number(reply.id.slice('pid'.length)) : mainPid;
  return words === '' ? null : { pid, words, range };
}
