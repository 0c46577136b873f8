/** These open the keyboard for a field only while a press is handled. */
const pressAlone = /iP(?:hone|ad|od)/;

/**
 * Runs once the answer to a press is drawn: what has the browser style the whole page anew does not hold up that frame.
 * What comes back cancels it.
 */
export function afterFrame(act: () => void): (() => void) | undefined {
  if (document.hidden || pressAlone.test(navigator.userAgent)) {
    act();
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves once the answer to a press is drawn, or as its page is left. */
export const frameDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    const ends = new AbortController();
    const end = () => {
      ends.abort();
      resolve();
    };
    addEventListener('pagehide', end, { signal: ends.signal });
    afterFrame(end);
  });
