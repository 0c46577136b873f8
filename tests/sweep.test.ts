import { afterAll, describe, expect, test } from 'vitest';
import { drawn, isJourneyTried, isTried, sweep, sweepSeed } from './support/sweep.ts';

const cases = Array.from({ length: 89 }, (_, at) => `call-${at}`);
const plan = { seed: '7', share: 1 / 4, least: 10 };

describe('what is drawn of a sweep', () => {
  test('is a share of it, and no fewer than so many', () => {
    expect(drawn('calls', cases, plan)).toHaveLength(23);
    expect(drawn('calls', cases.slice(0, 20), plan)).toHaveLength(10);
    expect(drawn('calls', cases.slice(0, 4), plan)).toHaveLength(4);
  });

  test('is everything without a seed', () => {
    expect(drawn('calls', cases, { ...plan, seed: undefined })).toEqual(cases);
  });

  test('is the same by the same seed, in the order of the cases, and another part in another sweep', () => {
    const some = drawn('calls', cases, plan);
    expect(drawn('calls', cases, plan)).toEqual(some);
    expect(some).toEqual(cases.filter((each) => some.includes(each)));
    expect(drawn('pages', cases, plan)).not.toEqual(some);
  });

  test('holds a case that failed still when others were added', () => {
    const before = drawn('calls', cases, { ...plan, least: 0 });
    const more = [...Array.from({ length: 89 }, (_, at) => `new-${at}`), ...cases];
    const after = drawn('calls', more, { ...plan, share: 0, least: more.length / 2 });
    expect(before.filter((each) => after.includes(each))).toEqual(before);
  });

  test('reaches everything over some runs', () => {
    const reached = new Set<string>();
    for (let seed = 1; seed <= 60; seed++)
      for (const each of drawn('calls', cases, { ...plan, seed: String(seed) })) reached.add(each);
    expect(reached.size).toBe(cases.length);
  });

  test('is decided by the first word of a case that has several', () => {
    const pairs = cases.map((each) => [each, { some: 'thing' }] as const);
    expect(drawn('calls', pairs, plan).map(([title]) => title)).toEqual(drawn('calls', cases, plan));
  });
});

test('the seed of a run is that of its environment, and SWEEP=all wins over it', () => {
  expect(sweepSeed({})).toBeUndefined();
  expect(sweepSeed({ SWEEP_SEED: '' })).toBeUndefined();
  expect(sweepSeed({ SWEEP_SEED: '12' })).toBe('12');
  expect(sweepSeed({ SWEEP_SEED: '12', SWEEP: 'all' })).toBeUndefined();
});

describe('the cases', () => {
  const some = cases.slice(0, 12);
  const tried: string[] = [];
  sweep('here', some, { least: 3, share: 0 })('%s is tried', (each) => void tried.push(each));
  afterAll(() => {
    expect(tried.toSorted()).toEqual(drawn('here', some, { seed: sweepSeed(), share: 0, least: 3 }).toSorted());
  });
});

test('one run of about four tries a seldom test, and the same seed draws the same', () => {
  const runs = Array.from({ length: 400 }, (_, seed) => isTried('a site is moved', String(seed)));
  const tried = runs.filter(Boolean).length;
  expect(tried).toBeGreaterThan(60);
  expect(tried).toBeLessThan(140);
  expect(isTried('a site is moved', '7')).toBe(isTried('a site is moved', '7'));
});

test('a journey that names a rule is always tried, of the others about one in three, and all of them without a seed', () => {
  const rule = ['R', 'ABC', '001'].join('-');
  const titles = Array.from({ length: 300 }, (_, at) => `a guest reads page ${at}`);
  const tried = titles.filter((title) => isJourneyTried(title, '7')).length;
  expect(tried).toBeGreaterThan(60);
  expect(tried).toBeLessThan(140);
  expect(titles.every((title) => isJourneyTried(`${rule} ${title}`, '7'))).toBe(true);
  expect(titles.every((title) => isTried(title, undefined, 3))).toBe(sweepSeed() === undefined);
});
