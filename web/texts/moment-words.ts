import type { Language } from '../../contract/primitives/countries.ts';
import type { ZoneOffset } from '../../contract/primitives/zones.ts';
import { ageOf, clockOf, dateOf, dayAt } from '../lib/time.ts';
import type { Translate } from './load.ts';

/** When something was, in unix seconds; a short one stands at the end of a line. */
export interface Moment {
  at: number;
  short: boolean;
}

/** Whom it is said to, and when. */
export interface HowToSay {
  now: number;
  zone: readonly ZoneOffset[];
  language: Language;
  t: Translate;
  /** By the clock and the day; else how long ago. */
  isWritten: boolean;
}

/** `moments ago`, minutes, hours, then the day (R-MSC-049), or when it was, as what is cached or stored says it. */
export function momentWords({ at, short }: Moment, { now, zone, language, t, isWritten }: HowToSay): string {
  if (isWritten) return writtenMoment({ at, short }, { now, zone, language });
  const age = ageOf(at, now);
  if (age.unit === 'date') return dateOf(at, zone);
  if (age.unit === 'now') return t(short ? 'common.time.short.now' : 'common.time.now');
  const { unit, count } = age;
  return short ? t(`common.time.short.${unit}`, { count }) : t(`common.time.${unit}`, { count });
}

/** `15:29` today, `Yesterday, 15:29`, then the day: true for as long as the day lasts. */
export function writtenMoment(
  { at, short }: Moment,
  { now, zone, language }: Omit<HowToSay, 't' | 'isWritten'>,
): string {
  const days = dayAt(now, zone) - dayAt(at, zone);
  if (days === 0) return clockOf(at, zone);
  if (days !== 1) return dateOf(at, zone);
  const [first = '', ...rest] = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-1, 'day');
  const yesterday = first.toLocaleUpperCase(language) + rest.join('');
  return short ? yesterday : `${yesterday}, ${clockOf(at, zone)}`;
}
