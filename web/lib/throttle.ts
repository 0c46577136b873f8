/** The scroll handler runs at most once in this time (R-MSC-045). */
export const scrollPauseMs = 300;

/**
 * Runs `action` at once, then at most once in `pauseMs`; what comes in between runs once at the end of the pause, so
 * that the last position is never missed.
 */
export function throttle(action: () => void, pauseMs: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  const rest = (): void => {
    timer = undefined;
    if (!waiting) return;
    waiting = false;
    run();
  };
  const run = (): void => {
    if (timer !== undefined) {
      waiting = true;
      return;
    }
    action();
    timer = setTimeout(rest, pauseMs);
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    waiting = false;
  };
  return Object.assign(run, { cancel });
}
