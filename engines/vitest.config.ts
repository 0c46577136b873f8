import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

const shared = {
  setupFiles: 'tests/support/fresh-figures.ts',
  pool: 'forks',
  isolate: false,
  // Engines of several files would wait for each other.
  maxWorkers: 1,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 40_000 } },
} as const;

/** Whose tables may be cut into partitions, and who reads them. */
const onPartitions = ['messages', 'rooms', 'notices'].map((domain) => `server/domains/${domain}/**/*.test.ts`);

/** Tests with engines that have packages of their own: each is left out, and says so, where its package isn't installed. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          ...shared,
          name: 'engines',
          include: ['engines/**/*.engine.ts'],
          globalSetup: ['tests/support/database-server.ts', 'tests/support/web-build.ts'],
        },
      },
      {
        root,
        test: {
          ...shared,
          name: 'partitioned',
          include: [...onPartitions, 'scripts/backup.test.ts', 'engines/partitioned/*.parts.ts'],
          globalSetup: ['engines/partitioned/server.ts'],
        },
      },
    ],
  },
});
