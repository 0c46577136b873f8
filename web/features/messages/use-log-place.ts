import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to its end the newest message is seen. */
const nearPx = 48;

interface Place {
  /** A message that is seen, and how far below the log's upper edge. */
  id: string;
  top: number;
}

export interface LogPlace {
  log: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  onScroll: () => void;
  toEnd: () => void;
  /** Shows a message in the middle; false where it isn't on the page. */
  show: (id: number) => boolean;
}

const messagesIn = (log: HTMLElement): HTMLElement[] => [...log.querySelectorAll<HTMLElement>('[data-id]')];
const topIn = (log: HTMLElement, element: Element): number =>
  element.getBoundingClientRect().top - log.getBoundingClientRect().top;

/** The first message that is seen. */
function placeNow(log: HTMLElement): Place | null {
  const seen = messagesIn(log).find((each) => topIn(log, each) + each.offsetHeight > 0);
  return seen ? { id: seen.dataset.id!, top: topIn(log, seen) } : null;
}

/** What stays where it is: the line of what is unread until the reader scrolls, the end, or the message that is read. */
interface Stays {
  at: 'line' | 'end' | 'place';
  place: Place | null;
  /** Where it was scrolled to by this code: that is no reader's scrolling. */
  set: number;
}

function settle(log: HTMLElement, stays: Stays): void {
  const line = stays.at === 'line' ? log.querySelector('[data-unread]') : null;
  const again = stays.at === 'place' && stays.place ? log.querySelector(`[data-id="${stays.place.id}"]`) : null;
  if (line) log.scrollTop += topIn(log, line) - log.clientHeight / 3;
  else if (again) log.scrollTop += topIn(log, again) - stays.place!.top;
  else if (stays.at !== 'place') log.scrollTop = 0;
  stays.set = log.scrollTop;
}

/**
 * Nothing that is read moves: a log opens where the unread messages begin, a third from above, or at its end. What is put in above
 * or comes in below, grows or loads leaves what is read where it is; at the end new messages are followed. The log runs
 * from its end (`column-reverse`), where 0 is.
 */
export function useLogPlace(): LogPlace {
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const stays = useRef<Stays>({ at: 'line', place: null, set: 0 });
  const look = () => {
    const element = log.current;
    if (!element) return;
    const isEnd = element.scrollTop > -nearPx;
    setAtEnd(isEnd);
    if (Math.abs(element.scrollTop - stays.current.set) < 2) return;
    stays.current = { at: isEnd ? 'end' : 'place', place: placeNow(element), set: element.scrollTop };
  };
  useLayoutEffect(() => {
    if (log.current) settle(log.current, stays.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    const element = log.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    look();
    const resized = new ResizeObserver(() => settle(element, stays.current));
    for (const each of [element, ...element.children]) resized.observe(each);
    return () => resized.disconnect();
  }, []);
  return {
    log,
    isAtEnd,
    onScroll: look,
    toEnd: () => {
      stays.current.at = 'end';
      log.current?.scrollTo(0, 0);
    },
    show: (id) => {
      const found = log.current?.querySelector(`[data-id="${id}"]`);
      if (!found) return false;
      found.scrollIntoView({ block: 'center' });
      return true;
    },
  };
}
