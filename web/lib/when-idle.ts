/** Long enough for the page to be read, short enough for a badge. */
const settleMs = 1500;

/** Calls back once the page is there and has nothing else to do; without a line nothing else is on its way. */
export function whenIdle(act: () => void): () => void {
  const wait = setTimeout(
    () => {
      if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5000 });
      else act();
    },
    navigator.onLine ? settleMs : 0,
  );
  return () => clearTimeout(wait);
}
