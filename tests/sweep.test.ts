import { afterAll, describe, expect, test } from 'vitest';
import { rulesIn, rulesOfTests } from './support/rules-of-tests.ts';
import { drawn, isJourneyTried, isTried, oneOf, sweep, sweepSeed } from './support/sweep.ts';

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

test('one run of about sixteen tries a seldom test, and the same seed draws the same', () => {
  const runs = Array.from({ length: 400 }, (_, seed) => isTried('a site is moved', String(seed)));
  const tried = runs.filter(Boolean).length;
  expect(tried).toBeGreaterThan(12);
  expect(tried).toBeLessThan(38);
  expect(isTried('a site is moved', '7')).toBe(isTried('a site is moved', '7'));
});

describe('of journeys', () => {
  const [alone, shared] = ['001', '002'].map((number) => ['R', 'ABC', number].join('-'));
  const others = () => new Set([shared!]);
  const titles = Array.from({ length: 400 }, (_, at) => `a guest reads page ${at}`);
  const countOf = (prefix: string, seed?: string): number =>
    titles.filter((title) => isJourneyTried(`${prefix}${title}`, seed, others)).length;

  test('those that alone prove a rule are always tried', () => {
    expect(countOf(`${alone} `, '7')).toBe(titles.length);
    expect(countOf(`${shared} ${alone} `, '7')).toBe(titles.length);
  });

  test('one in ten is tried whose rules a shorter test proves, and one in sixteen without a rule', () => {
    expect(countOf(`${shared} `, '7')).toBeGreaterThan(25);
    expect(countOf(`${shared} `, '7')).toBeLessThan(55);
    expect(countOf('', '7')).toBeGreaterThan(12);
    expect(countOf('', '7')).toBeLessThan(38);
  });

  test.runIf(sweepSeed() === undefined)('all are tried without a seed', () => {
    for (const prefix of ['', `${shared} `]) expect(countOf(prefix)).toBe(titles.length);
  });

  test('one case of several is tried, each over some runs, and all without a seed', () => {
    const reached = Array.from({ length: 20 }, (_, seed) => oneOf('at a width', [360, 1280], String(seed)));
    expect(reached.every((some) => some.length === 1)).toBe(true);
    expect(new Set(reached.flat())).toEqual(new Set([360, 1280]));
    expect(oneOf('at a width', [360, 1280], undefined)).toHaveLength(sweepSeed() === undefined ? 2 : 1);
  });
});

describe('the rules that other tests prove', () => {
  const [one, other, last] = ['003', '004', '005'].map((number) => ['R', 'ABC', number].join('-'));

  test('are those of their titles, but for seldom ones and sweeps', () => {
    const file = [
      `test('${one} a post is written', () => {});`,
      `seldom('${other} a site moves', () => {});`,
      `sweep('rights', rows, { share: 1 / 3 })('${last} %s', () => {});`,
    ];
    expect(rulesIn(file.join('\n'))).toEqual([one]);
  });

  test('hold none that stands in journeys alone', () => {
    const known = rulesOfTests();
    expect(known.size).toBeGreaterThan(200);
    expect(known.has(['R', 'MSC', '053'].join('-'))).toBe(false);
  });
});
