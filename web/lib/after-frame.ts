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
