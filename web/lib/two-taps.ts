import { type MouseEvent, useRef } from 'react';

/** Milliseconds within which a second tap belongs to the first. */
export const doubleTap = 280;

interface Taps {
  /** What one tap does, once no second one has come. */
  once: () => void;
  twice: () => void;
}

/** One tap of a finger or two: the first waits for the second. A click of mouse, pen or keys goes on at once. */
export function useTwoTaps(taps: Taps | undefined): (event: MouseEvent) => void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (event) => {
    if (!taps || (event.nativeEvent as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    if (waiting.current !== undefined) {
      clearTimeout(waiting.current);
      waiting.current = undefined;
      taps.twice();
      return;
    }
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      taps.once();
    }, doubleTap);
  };
}
