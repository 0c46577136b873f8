/** The first pause before what waits is tried again while the browser says that there is a line; each next is twice it. */
export const firstPauseMs = 20_000;
export const longestPauseMs = 600_000;

interface TryAgain {
  /** Whether anything waits to be sent. */
  waits: () => boolean;
  send: () => void;
}

/**
 * Tries again by itself what was not answered although there is a line, in ever longer pauses: not every browser wakes
 * a worker for it. `look` is called after each change of what waits, `begin` when something speaks for a line again.
 */
export function tryingAgain({ waits, send }: TryAgain): { look: () => void; begin: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPauseMs;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const again = (): void => {
    timer = undefined;
    pause = Math.min(2 * pause, longestPauseMs);
    send();
    look();
  };
  const look = (): void => {
    if (!waits()) {
      stop();
      pause = firstPauseMs;
    } else timer ??= setTimeout(again, pause);
  };
  return {
    look,
    begin: () => {
      stop();
      pause = firstPauseMs;
      send();
      look();
    },
    stop,
  };
}
