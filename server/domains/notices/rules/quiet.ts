import { unixSeconds } from '../../../platform/unix-seconds.ts';

/** Quiet hours in minutes of the day; `to` may lie on the next day. */
export interface Quiet {
  from: number;
  to: number;
}

const dayMinutes = 1440;

/** `22:30` as minutes of the day. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * When the quiet hours that hold now end; undefined when none hold. `aheadAt` gives the seconds that the member's clock is
 * ahead of UTC at a moment: a night in which clocks are put back is an hour longer. Hours that begin when they end are none.
 */
export function quietUntil(now: Date, aheadAt: (at: number) => number, quiet: Quiet | undefined): Date | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const at = unixSeconds(now);
  const local = at + aheadAt(at);
  const second = ((local % (dayMinutes * 60)) + dayMinutes * 60) % (dayMinutes * 60);
  const minute = Math.floor(second / 60);
  const overnight = quiet.from > quiet.to;
  const holds = overnight ? minute >= quiet.from || minute < quiet.to : minute >= quiet.from && minute < quiet.to;
  if (!holds) return undefined;
  const end = quiet.to * 60 - second;
  const until = at + (end > 0 ? end : end + dayMinutes * 60);
  return new Date((until + aheadAt(at) - aheadAt(until)) * 1000);
}
