import { defineConfig } from 'vitest/config';

/** Tests with engines that have packages of their own: each is left out, and says so, where its package isn't installed. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['engines/**/*.engine.ts'],
    globalSetup: ['tests/support/database-server.ts', 'tests/support/web-build.ts'],
    setupFiles: 'tests/support/fresh-figures.ts',
    pool: 'forks',
    isolate: false,
    // Engines of several files would wait for each other.
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 40_000 } },
  },
});
