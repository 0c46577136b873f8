import { Writable } from 'node:stream';
import { createVitest, type Reporter, type TestCase, type TestModule } from 'vitest/node';

/** The first thing that went wrong in a run. */
export interface Failure {
  kind: 'test' | 'load';
  /** Path of the test file from the root. */
  file: string;
  title: string;
}

export interface TestRunner {
  /** Runs the tests whose path holds `where`, and gives what failed first; undefined when all passed. */
  run(where: string): Promise<Failure | undefined>;
  /** Whether a test file passes on the code as it is; each is run once for that. */
  green(file: string): Promise<boolean>;
  /** Says that a file of the code has another text now. */
  changed(path: string): void;
  close(): Promise<void>;
}

/** A break may let a test wait for what never comes. */
const longestTest = 40_000;

/** Runs tests of the tree in `root` again and again, with one database server and nothing tried twice. */
export async function startTestRunner(root: string): Promise<TestRunner> {
  const watched = watchFailures(root);
  const options = {
    root,
    watch: false,
    testTimeout: longestTest,
    hookTimeout: longestTest,
    reporters: [watched.reporter],
  };
  const vitest = await createVitest('test', options, {}, { stdout: nowhere(), stderr: nowhere() });
  await vitest.standalone();
  const proven = new Map<string, boolean>();
  const run = async (where: string): Promise<Failure | undefined> => {
    const specifications = await vitest.globTestSpecifications([where]);
    if (specifications.length === 0) throw new Error(`no test stands at ${where}`);
    watched.forget();
    await vitest.runTestSpecifications(specifications);
    return watched.first();
  };
  return {
    run,
    async green(file) {
      if (!proven.has(file)) proven.set(file, (await run(file)) === undefined);
      return proven.get(file)!;
    },
    changed: (path) => vitest.invalidateFile(path),
    close: () => vitest.close(),
  };
}

/** What the broken product logs is of no use. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Records the first failure of a run. What is left of the run goes on: to cancel it would leave workers to wait for. */
function watchFailures(root: string) {
  let failure: Failure | undefined;
  const note = (kind: Failure['kind'], file: string, title: string): void => {
    failure ??= { kind, file, title };
  };
  const fileOf = (module: TestModule): string => module.moduleId.replace(`${root}/`, '');
  const reporter: Reporter = {
    onTestCaseResult: (test: TestCase) => {
      if (test.result().state === 'failed') note('test', fileOf(test.module), test.fullName);
    },
    onTestModuleEnd: (module) => {
      if (module.state() !== 'failed') return;
      const [error] = module.errors();
      note(module.children.size === 0 ? 'load' : 'test', fileOf(module), error?.message ?? 'the file as a whole');
    },
    onTestRunEnd: (modules, errors) => {
      const [error] = errors;
      const [module] = modules;
      if (error) note('load', module ? fileOf(module) : '', error.message);
    },
  };
  return {
    reporter,
    first: () => failure,
    forget: () => {
      failure = undefined;
    },
  };
}
