import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { ZoneOffset } from '../../../contract/primitives/zones.ts';
import { clockOf, dayAt, secondsOf } from '../../lib/time.ts';
import type { ConsolePage } from '../../shell/console-page.ts';

export type Needs = DataOf<Calls['operators.needs']>;
export type MachineRow = Needs['states'][number];

/** In the order in which they are shown. */
export const whens = ['late', 'today', 'later'] as const;

/** When something has to be done: its promise is over, ends today, or later. */
export type When = (typeof whens)[number];

export interface NeedLine {
  page: ConsolePage;
  count: number;
  /** Unix seconds, as `due` is. */
  oldest: number | null;
  due: number | null;
  when: When;
}

const secondsOrNull = (iso: string | null): number | null => (iso === null ? null : secondsOf(iso));

/** Without a promise nothing is late, and nothing is due today. */
export function whenOf(due: number | null, now: number, zone: readonly ZoneOffset[]): When {
  if (due === null) return 'later';
  if (due <= now) return 'late';
  return dayAt(due, zone) === dayAt(now, zone) ? 'today' : 'later';
}

/** What waits on these pages: what was promised first comes first, then what waits longest. */
export function needLines(
  pages: readonly ConsolePage[],
  list: Needs['list'],
  at: { now: number; zone: readonly ZoneOffset[] },
): NeedLine[] {
  const byName = new Map(list.map((need) => [need.name, need]));
  const lines = pages.flatMap((page) => {
    const need = page.waiting === undefined ? undefined : byName.get(page.waiting);
    if (!need || need.count === 0) return [];
    const [oldest, due] = [secondsOrNull(need.oldest), secondsOrNull(need.due)];
    return { page, count: need.count, oldest, due, when: whenOf(due, at.now, at.zone) };
  });
  const last = Number.POSITIVE_INFINITY;
  return lines.toSorted((a, b) => (a.due ?? last) - (b.due ?? last) || (a.oldest ?? last) - (b.oldest ?? last));
}

/** Pages where something may wait and nothing does. */
export const nothingWaitsOn = (pages: readonly ConsolePage[], list: Needs['list']): ConsolePage[] =>
  pages.filter(({ waiting }) => list.some(({ name, count }) => name === waiting && count === 0));

export interface Span {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

const [minute, hour, day] = [60, 3600, 86_400];

/** How long seconds are in the largest unit that two of them fill; a minute at least. */
export function spanOf(seconds: number): Span {
  if (seconds >= 2 * day) return { unit: 'days', count: Math.floor(seconds / day) };
  if (seconds >= 2 * hour) return { unit: 'hours', count: Math.floor(seconds / hour) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(seconds / minute)) };
}

/** The part of a day in which one is greeted. */
export function partOfDay(now: number, zone: readonly ZoneOffset[]): 'morning' | 'afternoon' | 'evening' {
  const clock = clockOf(now, zone);
  if (clock < '04:00' || clock >= '18:00') return 'evening';
  return clock < '12:00' ? 'morning' : 'afternoon';
}

/** What is done again and again, and what is said where it wasn't done yet. */
const done: readonly MachineRow['name'][] = ['backup', 'drill', 'ledger', 'checks'];

/** It is overdue because the site is new, and nothing failed. */
export const wasNeverDone = ({ name, state, since }: MachineRow): boolean =>
  state !== 'broken' && since === null && done.includes(name);
