import { existsSync, readFileSync } from 'node:fs';
import { inject, vi } from 'vitest';

const isUp = (): Promise<boolean> =>
  fetch(`${inject('siteUrl')}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

// Setup of each file of journeys: the site that all share began to come up with the run.
const failure = inject('siteFailure');
await vi.waitUntil(async () => existsSync(failure) || (await isUp()), { timeout: 100_000, interval: 50 });
if (existsSync(failure)) throw new Error(readFileSync(failure, 'utf8'));
