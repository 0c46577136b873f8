/**
 * Waits for a call whose failure changes nothing for the reader: it is logged, and nothing more (R-MSC-042). The answer
 * is undefined then.
 */
export async function quietly<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the browser's console is the only log here
    console.warn(error);
    return undefined;
  }
}
