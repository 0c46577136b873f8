import { afterAll, vi } from 'vitest';

// Files share a worker: whatever one put in the place of a global, a clock or a function is deleted behind it.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
