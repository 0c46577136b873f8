import { configDefaults, defineConfig } from 'vitest/config';
import { FileReporter } from './tests/support/file-reporter.ts';
import { MixedOrder } from './tests/support/mixed-order.ts';
import { callsPlugin } from './vite/calls.ts';
import { textsPlugin } from './vite/texts.ts';

/** Pure code: tested in microseconds, without a database. */
const pure = [
  'contract/**/*.test.ts',
  'tests/**/*.test.ts',
  'server/domains/*/rules/**/*.test.ts',
  'server/domains/*/policy.test.ts',
  'server/platform/texts.test.ts',
];

/** The whole site under faults: real processes, bad input, a database that goes away. */
const faults = ['tests/faults/**/*.test.ts'];

/** What is tested as it is served: from the build. */
const pages = ['server/ssr/**/*.test.ts', 'scripts/built.test.ts', 'scripts/where.test.ts'];

/** A worker makes much that lives for a moment: with more room for it, collecting takes a twentieth of its time less. */
const execArgv = ['--max-semi-space-size=64'];

export default defineConfig({
  test: {
    // One more than a small machine has cores: somebody always waits, for a process, an e-mail, a silent line; with more,
    // browsers wait for each other.
    maxWorkers: 3,
    sequence: { sequencer: MixedOrder },
    // `npm test` reads it there.
    reporters: ['default', ...(process.env.TEST_REPORT ? [new FileReporter(process.env.TEST_REPORT)] : [])],
    projects: [
      {
        test: {
          name: 'unit',
          include: pure,
          exclude: [...configDefaults.exclude, ...faults],
          pool: 'threads',
          isolate: false,
          // Some read the whole tree.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['server/**/*.test.ts', 'world/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...pure, ...pages],
          globalSetup: 'tests/support/database-server.ts',
          setupFiles: 'tests/support/fresh-figures.ts',
          pool: 'forks',
          execArgv,
          // The product is loaded once a worker: files leave nothing in its modules, each has an app of its own.
          isolate: false,
          // Some start whole servers; what waits ends with what it waits for, and a busy machine is three times slower.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 40_000 } },
        },
      },
      {
        test: {
          name: 'pages',
          include: pages,
          globalSetup: 'tests/support/web-build.ts',
          setupFiles: 'tests/support/as-found.ts',
          pool: 'threads',
          isolate: false,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        plugins: [textsPlugin(), callsPlugin()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
          setupFiles: ['tests/support/as-found.ts', 'web/testing/as-nobody.ts'],
          pool: 'threads',
          // What a module of the web remembers belongs to a page; tests begin by setting what they look at.
          isolate: false,
        },
      },
      {
        test: {
          name: 'site',
          include: ['e2e/**/*.e2e.ts', ...faults],
          globalSetup: ['tests/support/database-server.ts', 'tests/support/web-build.ts', 'e2e/support/site-server.ts'],
          setupFiles: ['tests/support/fresh-figures.ts', 'e2e/support/site-ready.ts'],
          pool: 'forks',
          execArgv,
          // A worker loads the product once for both, and has one browser; each journey has windows of its own.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 40_000 } },
        },
      },
    ],
  },
});
