import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that mostly wait, for a process to end, a silent line to be cut, a script to come up; the longest first. One that
 * isn't named here, or is here in vain, costs nothing but time.
 */
export const waiting = [
  'scripts/backup.test.ts',
  'server/platform/process/run.test.ts',
  'tests/generators.test.ts',
  'scripts/older-major.test.ts',
  'server/platform/postgres/embedded.test.ts',
  'scripts/dev.test.ts',
  'tests/faults/database-gone.test.ts',
  'scripts/no-site.test.ts',
  'scripts/standing-server.test.ts',
  'scripts/operator.test.ts',
  'scripts/turn-secret-key.test.ts',
  'tests/faults/crowded.test.ts',
  'world/demonstration.test.ts',
  'tests/faults/two-processes.test.ts',
  'scripts/backup-drill.test.ts',
  'tests/faults/killed.test.ts',
];

const root = `${import.meta.dirname}/../..`;
const isFault = (path: string): boolean => path.startsWith('tests/faults/');
const isJourney = (path: string): boolean => path.startsWith('e2e/');

/**
 * The order of a run's files: those that wait go beside the journeys, which occupy the processors, and the many short
 * ones fill what is left at the end. `paths` come as the runner would order them, the longest first.
 */
export function mixed(paths: readonly string[]): string[] {
  const slow = waiting.filter((path) => paths.includes(path));
  const journeys = paths.filter(isJourney);
  const pairs = Array.from({ length: Math.max(slow.length, journeys.length) }, (_, at) => [slow[at], journeys[at]]);
  const first = pairs.flat().filter((path) => path !== undefined);
  const rest = paths.filter((path) => !first.includes(path));
  // A site of its own each: too long for the end.
  return [...first, ...rest.filter(isFault), ...rest.filter((path) => !isFault(path))];
}

/** Vitest's sequencer of that order, across the projects. */
export class MixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await super.sort(files);
    const paths = ordered.map(({ moduleId }) => relative(root, moduleId));
    const places = new Map(mixed(paths).map((path, at) => [path, at]));
    const placeOf = ({ moduleId }: TestSpecification): number => places.get(relative(root, moduleId)) ?? 0;
    return ordered.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
