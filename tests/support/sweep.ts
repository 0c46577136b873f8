import { createHash } from 'node:crypto';
import { test as plain, type TestAPI, type TestContext } from 'vitest';
import { ruleIn, rulesOfTests } from './rules-of-tests.ts';

/**
 * A sweep tries one thing on everything of a kind: every call, every page. Where that is dear, `npm test` tries a share
 * of it, drawn by a seed that it prints; over its runs everything is reached. `SWEEP=all` tries it all, as running a file
 * alone does.
 */
interface SweepPlan {
  /** Drawn by it; undefined tries everything. */
  seed: string | undefined;
  /** Of the cases, 0 to 1. */
  share: number;
  /** Never fewer than these. */
  least: number;
}

type Titled = string | readonly [title: string, ...rest: unknown[]];

const titleOf = (each: Titled): string => (typeof each === 'string' ? each : each[0]);

/** A case's place in the draw depends on its title and the seed alone: it is drawn again beside cases that were added. */
const placeOf = (seed: string, sweep: string, title: string): string =>
  createHash('sha256').update(`${seed}\n${sweep}\n${title}`).digest('hex');

/** The cases that are drawn, in their own order. */
export function drawn<C extends Titled>(sweep: string, cases: readonly C[], { seed, share, least }: SweepPlan): C[] {
  if (seed === undefined) return [...cases];
  const count = Math.max(least, Math.ceil(cases.length * share));
  const places = new Map(cases.map((each) => [each, placeOf(seed, sweep, titleOf(each))]));
  const first = cases.toSorted((a, b) => (places.get(a)! < places.get(b)! ? -1 : 1)).slice(0, count);
  const taken = new Set(first);
  return cases.filter((each) => taken.has(each));
}

/** The seed of this run; undefined where everything is tried. */
export const sweepSeed = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  env.SWEEP === 'all' ? undefined : env.SWEEP_SEED || undefined;

/** One run of so many by day tries a seldom test. */
const seldomOf = 16;

/** Whether a run of this seed tries it: one of `of` runs does. */
export const isTried = (title: string, seed = sweepSeed(), of = seldomOf): boolean =>
  seed === undefined || Number.parseInt(placeOf(seed, 'seldom', title).slice(0, 8), 16) % of === 0;

/** One run of so many tries a journey that proves no rule. */
const journeyOf = 16;
/** One run of so many tries a journey whose rules a shorter test proves in every run. */
const provenOf = 10;
/** One run of so many looks at a screen by the accessibility checker. */
const screenOf = 10;

/**
 * Journeys are a third of the time of all tests: a run tries those that alone prove a rule, one in ten of those whose
 * rules other tests prove, too, and of the rest one in sixteen.
 */
export function isJourneyTried(
  title: string,
  seed = sweepSeed(),
  others: () => ReadonlySet<string> = rulesOfTests,
): boolean {
  const rules = title.match(ruleIn) ?? [];
  if (rules.length === 0) return isTried(title, seed, journeyOf);
  return rules.some((rule) => !others().has(rule)) || isTried(title, seed, provenOf);
}

/** Whether the accessibility checker looks at a screen. */
export const isScreenChecked = (name: string, seed = sweepSeed()): boolean => isTried(name, seed, screenOf);

/** One of the cases, drawn by the seed: each proves the same on another screen. */
export const oneOf = <C>(title: string, cases: readonly C[], seed = sweepSeed()): readonly C[] =>
  seed === undefined ? cases : [cases[Number.parseInt(placeOf(seed, 'one of', title).slice(0, 8), 16) % cases.length]!];

/**
 * A test that is dear, and of what few changes touch: one run of sixteen tries it, drawn by the seed, the others report it as
 * left out. `SWEEP=all` and a file that is run alone try it.
 */
export function seldom(title: string, act: () => unknown, timeout?: number): void {
  (isTried(title) ? plain : plain.skip)(title, act, timeout);
}

/** The cases of a sweep that this run tries, where a case is more than a test. */
export const triedCases = <C extends Titled>(
  name: string,
  cases: readonly C[],
  { share = 1 / 16, least = 5 }: SweepOptions = {},
): readonly C[] => drawn(name, cases, { seed: sweepSeed(), share, least });

interface SweepOptions {
  /** A sixteenth by default. */
  share?: number;
  /** Five by default. */
  least?: number;
}

/**
 * `sweep('name', cases)('%s does …', (each) => …)`: as `test.for`, with those that are not drawn reported as skipped.
 * `test` is another one where the cases want its fixtures.
 */
export function sweep<C extends Titled, F = object>(
  name: string,
  cases: readonly C[],
  { test = plain as unknown as TestAPI<F>, ...options }: SweepOptions & { test?: TestAPI<F> } = {},
) {
  const seed = sweepSeed();
  const taken = triedCases(name, cases, options);
  const left = cases.filter((each) => !taken.includes(each));
  // A failure names the seed that brings it again.
  const suffix = seed === undefined ? '' : ` (SWEEP_SEED=${seed})`;
  return (title: string, act: (each: C, context: TestContext & F) => unknown): void => {
    test.for(taken)(title + suffix, act as never);
    test.skip.for(left)(title + suffix, () => undefined);
  };
}
