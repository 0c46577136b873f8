import {
  type BugStatusName,
  bugLimits,
  bugStatuses,
} from '../../../../../../contract/domains/threads/kinds/bug/limits.ts';
import { countryOfFid } from '../../../../../../contract/primitives/countries.ts';
import { unixSeconds } from '../../../../../platform/unix-seconds.ts';
import { afterWorkingTime, workingDay, workingSeconds } from './working-time.ts';

/** When a status was reached, in unix seconds. */
export interface Step {
  status: number;
  at: number;
}

/** The clock of an answer: until when it is due, or what was left when it stopped. */
export interface Clock {
  due_at: Date | null;
  left_seconds: number | null;
}

const statusNames = Object.keys(bugStatuses) as BugStatusName[];

/** The name of a status by its number; of one that this version doesn't know, of the first. */
export const nameOfStatus = (status: number): BugStatusName =>
  statusNames.find((name) => bugStatuses[name] === status) ?? 'pending';

/** The time zone in which a country's working days run. */
export const zoneOfCountry = (countryFid: number): string => countryOfFid(countryFid)?.timeZone ?? 'UTC';

/** The clock of a report that begins to wait for us. */
export const clockFrom = (countryFid: number, now: Date, seconds = bugLimits.workingDays * workingDay): Clock => ({
  due_at: afterWorkingTime(zoneOfCountry(countryFid), now, seconds),
  left_seconds: null,
});

/** The clock stopped with what is left of it; what is late has nothing left. */
export const stopped = (countryFid: number, now: Date, { due_at, left_seconds }: Clock): Clock => ({
  due_at: null,
  left_seconds: due_at === null ? left_seconds : Math.max(0, workingSeconds(zoneOfCountry(countryFid), now, due_at)),
});

/** The clock goes on with what was left of it, or from its beginning where it had run out by an answer. */
export const goesOn = (countryFid: number, now: Date, clock: Clock): Clock => {
  if (clock.due_at !== null) return clock;
  return clock.left_seconds === null ? clockFrom(countryFid, now) : clockFrom(countryFid, now, clock.left_seconds);
};

/** What a status does with the clock: "please add" stops it, an answer ends it, the others let it run. */
export function clockAfter(countryFid: number, now: Date, clock: Clock, to: BugStatusName): Clock {
  if (to === 'pleaseAdd') return stopped(countryFid, now, clock);
  if (to === 'replied' || to === 'solved') return { due_at: null, left_seconds: null };
  return goesOn(countryFid, now, clock);
}

/** The steps with one more, each status once. */
export const withStep = (steps: readonly Step[], status: number, now: Date): Step[] => [
  ...steps.filter((step) => step.status !== status),
  { status, at: unixSeconds(now) },
];

/** Where a report goes on once its author has answered our question: Collected where it had come so far. */
export const afterAnswer = (steps: readonly Step[]): BugStatusName =>
  steps.some(({ status }) => status === bugStatuses.collected) ? 'collected' : 'pending';
