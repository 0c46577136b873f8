import { aheadAt, type ZoneOffset } from '../../contract/primitives/zones.ts';
import { unixSeconds } from './unix-seconds.ts';

const day = 86_400;
/** Further back a day may be computed with the oldest known offset: wrong by one within an hour of midnight. */
const daysBack = 730;

const formats = new Map<string, Intl.DateTimeFormat>();

function minutesAhead(timeZone: string, at: number): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  const name = format.formatToParts(at * 1000).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(name) ?? ['', '+', '0', '0'];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The second at which an offset begins that holds at `end` but not at `start`. */
function changeBetween(timeZone: string, start: number, end: number): number {
  const wanted = minutesAhead(timeZone, end);
  let before = start;
  let after = end;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (minutesAhead(timeZone, middle) === wanted) after = middle;
    else before = middle;
  }
  return after;
}

function offsetsUntil(timeZone: string, end: number): ZoneOffset[] {
  const start = end - daysBack * day;
  const offsets: [number, number][] = [[start, minutesAhead(timeZone, start)]];
  for (let at = start + day; at <= end; at += day) {
    const minutes = minutesAhead(timeZone, at);
    if (minutes !== offsets.at(-1)?.[1]) offsets.push([changeBetween(timeZone, at - day, at), minutes]);
  }
  return offsets;
}

const known = new Map<string, { end: number; offsets: ZoneOffset[] }>();

/** A zone's offsets of the last two years up to tomorrow, oldest first; worked out once a day. `now` in unix seconds. */
export function zoneOffsets(timeZone: string, now: number): readonly ZoneOffset[] {
  const end = (Math.floor(now / day) + 2) * day;
  const cached = known.get(timeZone);
  if (cached?.end === end) return cached.offsets;
  const offsets = offsetsUntil(timeZone, end);
  known.set(timeZone, { end, offsets });
  return offsets;
}

/** Local time, as if it were that of UTC. */
function localTime(timeZone: string, at: Date): Date {
  const seconds = unixSeconds(at);
  return new Date((seconds + aheadAt(seconds, zoneOffsets(timeZone, seconds))) * 1000);
}

/** The same of one moment, past or to come, without the offsets around it. */
export const localTimeAt = (timeZone: string, at: Date): Date =>
  new Date(at.getTime() + minutesAhead(timeZone, unixSeconds(at)) * 60_000);

/** The day of the calendar somewhere, as `2026-11-20`. */
export const dayIn = (timeZone: string, at: Date): string => localTime(timeZone, at).toISOString().slice(0, 10);

/** The part of the day that is over somewhere, 0 to 1, by whole minutes. */
export function dayShareIn(timeZone: string, at: Date): number {
  const local = localTime(timeZone, at);
  return (local.getUTCHours() * 60 + local.getUTCMinutes()) / 1440;
}

/** The moment at which a year is over somewhere. */
export function endOfYear(timeZone: string, year: number): Date {
  const midnight = Date.UTC(year + 1, 0, 1);
  return new Date(midnight - minutesAhead(timeZone, midnight / 1000) * 60_000);
}

/** The moment of a local time that is written as if it were that of UTC; one that a clock skips is read an hour later. */
export function momentOf(timeZone: string, local: Date): Date {
  const seconds = local.getTime() / 1000;
  // The offset that holds then is known once it is known when that is.
  const near = seconds - minutesAhead(timeZone, seconds) * 60;
  return new Date((seconds - minutesAhead(timeZone, near) * 60) * 1000);
}

/** The last moment of a day of the calendar somewhere. */
export const endOfDay = (timeZone: string, date: string): Date =>
  new Date(momentOf(timeZone, new Date(Date.parse(date) + day * 1000)).getTime() - 1);
