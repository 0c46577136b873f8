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
  'scripts/rotate-secret-key.test.ts',
  'tests/faults/crowded.test.ts',
  'world/demonstration.test.ts',
  'tests/faults/two-processes.test.ts',
  'scripts/backup-drill.test.ts',
  'tests/faults/killed.test.ts',
];

const root = `${import.meta.dirname}/../..`;

/** The projects' order: first whose files are long, last whose are short, so that all end at one time. */
const projects = ['unit', 'site', 'db', 'pages', 'web'];
/** After each file that waits come so many that work: as many as there are other workers. */
const beside = 2;

/** A file of the run, by its path from the root. */
export interface RunFile {
  path: string;
  project: string;
}

const isFault = ({ path }: RunFile): boolean => path.startsWith('tests/faults/');

/**
 * The order of a run's files, which come as the runner would order them, the longest first: project after project, since
 * a worker ends, and with it the modules and the browser that it holds, where the next file is another project's; in
 * each those that wait among those that work.
 */
export const mixed = <F extends RunFile>(files: readonly F[]): F[] =>
  [...projects, undefined].flatMap((name) => mixedOf(files.filter(({ project }) => nameOf(project) === name)));

const nameOf = (project: string): string | undefined => (projects.includes(project) ? project : undefined);

function mixedOf<F extends RunFile>(files: readonly F[]): F[] {
  const slow = waiting.flatMap((path) => files.filter((file) => file.path === path));
  const others = files.filter((file) => !slow.includes(file));
  // Journeys are longer than what has a site of its own each.
  const busy = [...others.filter((file) => !isFault(file)), ...others.filter(isFault)];
  const first = slow.flatMap((file, at) => [file, ...busy.slice(at * beside, (at + 1) * beside)]);
  return [...first, ...busy.slice(slow.length * beside)];
}

/** Vitest's sequencer of that order. */
export class MixedOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const files = (await super.sort(specifications)).map((specification) => ({
      ...{ specification, project: specification.project.name },
      path: relative(root, specification.moduleId),
    }));
    return mixed(files).map(({ specification }) => specification);
  }
}
