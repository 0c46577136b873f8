/** Long enough for the page to be read, short enough for a badge. */
const settleMs = 1500;

/** Calls back once the page is there and has nothing else to do. */
export function whenIdle(act: () => void): () => void {
  const wait = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5000 });
    else act();
  }, settleMs);
  return () => clearTimeout(wait);
}
