import { aheadAt, type ZoneOffset } from '../../contract/primitives/zones.ts';

/** How long ago something was, in the units that the screens use (R-MSC-049). */
export type Age = { unit: 'now' } | { unit: 'minutes' | 'hours'; count: number } | { unit: 'date' };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The age of a moment, both in unix seconds. What lies ahead (a clock that runs late) is now. */
export function ageOf(at: number, now: number): Age {
  const seconds = now - at;
  if (seconds < minute) return { unit: 'now' };
  if (seconds < hour) return { unit: 'minutes', count: Math.floor(seconds / minute) };
  if (seconds < day) return { unit: 'hours', count: Math.floor(seconds / hour) };
  return { unit: 'date' };
}

/** Unix seconds of what the contract writes as ISO 8601. */
export const secondsOf = (iso: string): number => Date.parse(iso) / 1000;

/** The day of a moment as `yyyy-m-dd`, by the offsets that the page was sent: server and browser write the same. */
export function dateOf(at: number, offsets: readonly ZoneOffset[]): string {
  const local = new Date((at + aheadAt(at, offsets)) * 1000);
  return `${local.getUTCFullYear()}-${local.getUTCMonth() + 1}-${String(local.getUTCDate()).padStart(2, '0')}`;
}

/** Which day a moment lies in by the same, counted from 1970 on. */
export const dayAt = (at: number, offsets: readonly ZoneOffset[]): number =>
  Math.floor((at + aheadAt(at, offsets)) / day);

/** The clock of a moment by the same: 08:05. */
export const clockOf = (at: number, offsets: readonly ZoneOffset[]): string =>
  new Date((at + aheadAt(at, offsets)) * 1000).toISOString().slice(11, 16);
