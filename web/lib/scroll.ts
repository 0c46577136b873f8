/** More is loaded this far from the end of the list, the footer included (R-MSC-046). */
export const triggerDistance = 40;
export const footerHeight = 154;

export interface ScrollState {
  top: number;
  viewport: number;
  height: number;
}

/** Whether the reader is near enough to the end for the next page to load. */
export const nearEnd = ({ top, viewport, height }: ScrollState): boolean =>
  height - top - viewport <= triggerDistance + footerHeight;

/** Scroll-to-top steps this often (R-MSC-047). */
const topStepMs = 30;

/** The next position on the way to the top: half of what is left, and the top itself at the end. */
export const halfway = (top: number): number => (top <= 1 ? 0 : Math.floor(top / 2));

/** Goes to the top in halving steps; at once for those who asked for less motion. */
export function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, 0);
    return;
  }
  const timer = setInterval(() => {
    const next = halfway(scrollY);
    scrollTo(0, next);
    if (next === 0) clearInterval(timer);
  }, topStepMs);
}
