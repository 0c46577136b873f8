import { afterAll, vi } from 'vitest';

// Files share a worker, so every global, clock or function that a file replaced is restored when it ends.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
