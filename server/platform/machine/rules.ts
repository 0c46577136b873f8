import type { CheckResult } from '../checks.ts';
import { isLeft, type ReaderLag } from '../outbox/lag.ts';
import type { Run } from './runs.ts';

/** How a part of the machine stands. */
export interface Standing {
  name: 'jobs' | 'readers' | 'ledger' | 'checks' | 'backup' | 'drill' | 'disk' | 'database' | 'version' | 'start';
  state: 'good' | 'late' | 'broken';
  /** Since when, or when it was done last. */
  since: Date | null;
  figure: number | null;
  unit: 'none' | 'jobs' | 'events' | 'faults' | 'bytes';
  of: number | null;
  said: string;
}

const plain = { since: null, figure: null, unit: 'none', of: null, said: '' } as const;

const olderThan = (at: Date | null, hours: number, now: Date): boolean =>
  at === null || now.getTime() - at.getTime() > hours * 3_600_000;

/** Jobs that were tried as often as they may be. */
export const jobsStanding = (failed: { count: number; since: Date | null; first: string }): Standing => ({
  ...{ ...plain, name: 'jobs', unit: 'jobs', figure: failed.count, since: failed.since, said: failed.first },
  state: failed.count > 0 ? 'broken' : 'good',
});

/** The reader that is furthest behind; one that waits at an event it can't handle is broken. */
export function readersStanding(lags: readonly ReaderLag[], lagSeconds: number, now: Date): Standing {
  const [worst] = lags
    .filter((lag) => !isLeft(lag, now))
    .sort((a, b) => Number(b.failedEvent !== null) - Number(a.failedEvent !== null) || b.behind - a.behind);
  const { behind = 0, since = null, failedEvent = null, name = '' } = worst ?? {};
  const waits = behind > 0 && since !== null && now.getTime() - since.getTime() > lagSeconds * 1000;
  const state = failedEvent !== null ? 'broken' : waits ? 'late' : 'good';
  const shown = state === 'good' ? {} : { since, said: name };
  return { ...plain, name: 'readers', unit: 'events', figure: behind, state, ...shown };
}

/** Nightly proofs together: by the faulty first, then by the one that ran longest ago. */
export function proofsStanding(
  name: 'ledger' | 'checks',
  checks: readonly CheckResult[],
  { hours, now }: { hours: number; now: Date },
): Standing {
  const time = ({ at }: CheckResult) => at?.getTime() ?? 0;
  const [worst] = [...checks].sort((a, b) => Number(b.faults > 0) - Number(a.faults > 0) || time(a) - time(b));
  if (worst === undefined) return { ...plain, name, state: 'good' };
  const { at, faults, found } = worst;
  const figure = checks.reduce((sum, each) => sum + each.faults, 0);
  const late = olderThan(at, hours, now);
  const state = faults > 0 ? 'broken' : late ? 'late' : 'good';
  const said = faults > 0 ? (found[0] ?? worst.name) : late ? worst.name : '';
  return { ...plain, name, unit: 'faults', figure, since: at, state, said };
}

/** A command that operators run: broken where it failed last, late where it succeeded too long ago, or never. */
export function runStanding(
  name: 'backup' | 'drill',
  run: (Run & { succeededAt: Date | null }) | undefined,
  { hours, now }: { hours: number; now: Date },
): Standing {
  if (run === undefined) return { ...plain, name, state: 'late' };
  const { at, succeeded, succeededAt, note } = run;
  const state = succeeded ? (olderThan(succeededAt, hours, now) ? 'late' : 'good') : 'broken';
  return { ...plain, name, since: at, said: note, state };
}

/** The disk that files lie on; with a quarter of what is wanted left it is broken. */
export function diskStanding({ free, size }: { free: number; size: number }, percent: number): Standing {
  const share = size === 0 ? 1 : free / size;
  const wanted = percent / 100;
  const state = share < wanted / 4 ? 'broken' : share < wanted ? 'late' : 'good';
  return { ...plain, name: 'disk', unit: 'bytes', figure: free, of: size, state };
}

export const databaseStanding = (bytes: number): Standing => ({
  ...{ ...plain, name: 'database', unit: 'bytes', figure: bytes, state: 'good' },
});

export const versionStanding = (version: string, builtAt: Date): Standing => ({
  ...{ ...plain, name: 'version', since: builtAt, said: version, state: 'good' },
});

export const startStanding = (startedAt: Date): Standing => ({
  ...{ ...plain, name: 'start', since: startedAt, state: 'good' },
});
