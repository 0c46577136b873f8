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

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Nothing that is read moves: a log opens where the unread messages begin, a third from above, or at its end. What is put in above
 * or comes in below leaves the message that is read where it is; at the end new ones are followed. The log runs from its
 * end (`column-reverse`), where 0 is.
 */
export function useLogPlace(): LogPlace {
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const stays = useRef<{ end: boolean; place: Place | null; opened: boolean }>({
    end: true,
    place: null,
    opened: false,
  });
  const look = () => {
    const element = log.current;
    if (!element) return;
    stays.current.end = element.scrollTop > -nearPx;
    stays.current.place = placeNow(element);
    setAtEnd(stays.current.end);
  };
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { end, place, opened } = stays.current;
    stays.current.opened = true;
    const line = opened ? null : element.querySelector('[data-unread]');
    if (line) element.scrollTop += topIn(element, line) - element.clientHeight / 3;
    else if (end) element.scrollTop = 0;
    else if (place) {
      const again = element.querySelector(`[data-id="${place.id}"]`);
      if (again) element.scrollTop += topIn(element, again) - place.top;
    }
  });
  useEffect(look, []);
  return {
    log,
    isAtEnd,
    onScroll: look,
    toEnd: () => {
      stays.current.end = true;
      log.current?.scrollTo({ top: 0, behavior: isCalm() ? 'auto' : 'smooth' });
    },
    show: (id) => {
      const found = log.current?.querySelector(`[data-id="${id}"]`);
      if (!found) return false;
      stays.current.end = false;
      found.scrollIntoView({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' });
      return true;
    },
  };
}
