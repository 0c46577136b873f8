import { describe, expect, test } from 'vitest';
import type { ReaderLag } from '../outbox/lag.ts';
import { diskStanding, jobsStanding, proofsStanding, readersStanding, runStanding } from './rules.ts';

const now = new Date('2026-11-30T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('a backup', () => {
  const standing = (run: Parameters<typeof runStanding>[1]) => runStanding('backup', run, { hours: 26, now }).state;
  const run = { name: 'backup', note: '' } as const;

  test('is good for a day, then late, and late where there never was one', () => {
    expect(standing({ ...run, at: ago(25), succeeded: true, succeededAt: ago(25) })).toBe('good');
    expect(standing({ ...run, at: ago(27), succeeded: true, succeededAt: ago(27) })).toBe('late');
    expect(standing(undefined)).toBe('late');
  });

  test('that failed is broken, however young the one before is', () => {
    expect(standing({ ...run, at: ago(1), succeeded: false, succeededAt: ago(25) })).toBe('broken');
  });
});

describe('readers of the log', () => {
  const lag = (name: string, more: Partial<ReaderLag> = {}): ReaderLag => ({
    ...{ name, behind: 0, since: null, seenAt: now, attempts: 0, failedEvent: null, failedName: null, lastError: null },
    ...{ retryAt: null, ...more },
  });

  test('are shown by the one that waits at an event, before the one that is furthest behind', () => {
    const far = lag('notices', { behind: 900, since: ago(1) });
    const stuck = lag('search', { behind: 2, since: ago(1), failedEvent: 7 });
    expect(readersStanding([far, stuck], 300, now)).toMatchObject({ state: 'broken', said: 'search', figure: 2 });
    expect(readersStanding([far, lag('search')], 300, now)).toMatchObject({ state: 'late', said: 'notices' });
  });

  test('may be behind for some minutes, and no process waits for one that was removed', () => {
    expect(readersStanding([lag('search', { behind: 5, since: ago(0.01) })], 300, now).state).toBe('good');
    const left = lag('old', { behind: 5, since: ago(9), seenAt: ago(2) });
    expect(readersStanding([left], 300, now)).toMatchObject({ state: 'good', figure: 0 });
  });
});

test('proofs are shown by the faulty one, and are late where one of them ran too long ago or never', () => {
  const check = { name: 'ledger', faults: 0, found: [], soundAt: null };
  const shown = (...checks: Parameters<typeof proofsStanding>[1]) =>
    proofsStanding('ledger', checks, { hours: 26, now });
  expect(shown({ ...check, at: ago(2) })).toMatchObject({ state: 'good', said: '' });
  expect(shown({ ...check, at: ago(2) }, { ...check, name: 'chain', at: null })).toMatchObject({
    state: 'late',
    said: 'chain',
  });
  expect(shown({ ...check, at: ago(2), faults: 3, found: ['sum'] }, { ...check, at: null })).toMatchObject({
    ...{ state: 'broken', figure: 3, said: 'sum' },
  });
});

test('a disk is late below the share that is wanted, and broken below a quarter of it', () => {
  const state = (free: number) => diskStanding({ free, size: 1000 }, 16).state;
  expect([state(160), state(159), state(40), state(39)]).toEqual(['good', 'late', 'late', 'broken']);
});

test('a job that used up its tries is broken until somebody looks at it', () => {
  expect(jobsStanding({ count: 0, since: null, first: '' }).state).toBe('good');
  expect(jobsStanding({ count: 2, since: ago(3), first: 'a.b' })).toMatchObject({
    state: 'broken',
    figure: 2,
    said: 'a.b',
  });
});
