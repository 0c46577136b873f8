/** A moment as a field of date and time holds it, in UTC; empty for none. */
export const dateField = (seconds: number): string =>
  seconds === 0 ? '' : new Date(seconds * 1000).toISOString().slice(0, 16);
