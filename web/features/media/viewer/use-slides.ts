import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { slideAt } from './zoom.ts';

/** Milliseconds without scrolling after which a swipe has come to rest. */
const rest = 140;

interface Slides {
  /** The slide in sight, from 0. */
  shown: number;
  /** Moves to another, if there is one. */
  go: (index: number) => void;
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The slides of a track that the browser scrolls and snaps. `asked` is the one that the address names; `onRest` is called
 * once another one stays in sight.
 */
export function useSlides(
  track: RefObject<HTMLElement | null>,
  { asked, count, onRest }: { asked: number; count: number; onRest: (index: number) => void },
): Slides {
  const [shown, setShown] = useState(asked);
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });

  const scrollTo = useCallback(
    (index: number, behavior: 'instant' | 'smooth'): void => {
      const slide = track.current?.children[index];
      if (slide instanceof HTMLElement) track.current?.scrollTo({ left: slide.offsetLeft, behavior });
    },
    [track],
  );

  /** The slide at which this track rested last: the address that names it follows late, when another may be in sight. */
  const rested = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the address leads, when it changes
  useLayoutEffect(() => {
    if (asked === rested.current) return;
    rested.current = undefined;
    setShown(asked);
    scrollTo(asked, 'instant');
  }, [asked, count]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      const index = slideAt(element.scrollLeft, element.clientWidth, count);
      setShown(index);
      clearTimeout(timer);
      timer = setTimeout(() => {
        rested.current = index;
        latest.current(index);
      }, rest);
    };
    // A window that turns leaves the track between two slides.
    const onResize = (): void => scrollTo(slideAt(element.scrollLeft, element.clientWidth, count), 'instant');
    element.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
    };
  }, [track, count, scrollTo]);

  const go = (index: number): void => {
    if (index >= 0 && index < count) scrollTo(index, isCalm() ? 'instant' : 'smooth');
  };
  return { shown, go };
}
