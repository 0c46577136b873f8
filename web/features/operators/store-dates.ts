/** A moment as a field of date and time holds it, in UTC; empty for none. */
export const dateField = (seconds: number): string =>
  seconds === 0 ? '' : new Date(seconds * 1000).toISOString().slice(0, 16);

/** Unix seconds of what such a field holds; 0 for none. */
export function secondsOfField(text: string): number {
  const time = text === '' ? 0 : Date.parse(`${text}Z`);
  return Number.isFinite(time) ? Math.floor(time / 1000) : 0;
}
