import { z } from 'zod';
import { defineSetting, type Setting } from '../../platform/settings.ts';

const seconds = z
  .int()
  .min(1)
  .max(86_400 * 366)
  .meta({ unit: 'seconds' });
const failures = z.int().min(1).max(100_000).meta({ unit: 'tries' });

/** Failed log-ins within a window before a wait that doubles. */
export const loginLock = defineSetting(
  'proofs',
  'loginLock',
  z.object({
    accountFailures: failures,
    addressFailures: failures,
    windowSeconds: seconds,
    firstWaitSeconds: seconds,
    longestWaitSeconds: seconds,
  }),
  { accountFailures: 5, addressFailures: 30, windowSeconds: 900, firstWaitSeconds: 60, longestWaitSeconds: 3600 },
);

/** What operators may set of the domain, in the order of their console. */
export const proofsSettings: readonly Setting[] = [loginLock];
