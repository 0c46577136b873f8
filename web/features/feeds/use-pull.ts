import { type RefObject, useEffect } from 'react';
import { useSteady } from '../../lib/use-steady.ts';

/** A finger drags with half its way, as against a spring. */
const resistance = 0.5;
/** From here on letting go does what the pull is for, in pixels of the screen. */
export const pullEnough = 56;
const pullMost = 72;

/** How far a finger that has come so far has pulled. */
export const pulledBy = (way: number): number => Math.min(Math.max(way * resistance, 0), pullMost);

/** A dialog or a sheet lies over the page, or rows that are swiped sideways: the pull isn't the page's. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [popover], input, textarea, .photo-swipe') !== null;

/** A finger that draws the page down at its top moves `drawn` by what it has pulled; letting go far enough calls `enough`. */
export function usePull(drawn: RefObject<HTMLElement | null>, enough: () => void): void {
  const steady = useSteady({ enough });
  useEffect(() => {
    let from: { x: number; y: number } | null = null;
    let pulled = 0;
    const show = (pull: number): void => {
      pulled = pull;
      const style = drawn.current?.style;
      style?.setProperty('--pull', String(pull / pullEnough));
      drawn.current?.toggleAttribute('data-held', pull > 0);
    };
    const start = ({ touches, target }: TouchEvent): void => {
      const [finger] = touches;
      const isPull = touches.length === 1 && scrollY <= 0 && !isElsewhere(target);
      from = isPull && finger ? { x: finger.clientX, y: finger.clientY } : null;
    };
    const move = ({ touches }: TouchEvent): void => {
      const [finger] = touches;
      if (!from || !finger) return;
      const [across, down] = [Math.abs(finger.clientX - from.x), finger.clientY - from.y];
      // Sideways it is a swipe, upwards the page is scrolled.
      if (touches.length > 1 || scrollY > 0 || (pulled === 0 && across > Math.abs(down))) from = null;
      show(from ? pulledBy(down) : 0);
    };
    const end = ({ type }: TouchEvent): void => {
      const isEnough = type === 'touchend' && pulled >= pullEnough;
      from = null;
      if (pulled > 0) show(0);
      if (isEnough) steady.enough();
    };
    const options = { passive: true } as const;
    addEventListener('touchstart', start, options);
    addEventListener('touchmove', move, options);
    addEventListener('touchend', end, options);
    addEventListener('touchcancel', end, options);
    return () => {
      removeEventListener('touchstart', start);
      removeEventListener('touchmove', move);
      removeEventListener('touchend', end);
      removeEventListener('touchcancel', end);
    };
  }, [drawn, steady]);
}
