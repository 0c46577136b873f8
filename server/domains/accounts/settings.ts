import { z } from 'zod';
import { defaultEmailEndings } from '../../../contract/domains/accounts/limits.ts';
import { defineSetting, type Setting } from '../../platform/settings.ts';

const seconds = z
  .int()
  .min(1)
  .max(86_400 * 366);
const failures = z.int().min(1).max(100_000);
const years = z.int().min(0).max(21);

/** Endings of the e-mail addresses accepted at registration. */
export const emailEndings = defineSetting(
  'accounts',
  'emailEndings',
  z.array(z.string().regex(/^[a-z]{2,20}$/)).min(1),
  [...defaultEmailEndings],
);

/** Failed log-ins within a window before a wait that doubles. */
export const loginLock = defineSetting(
  'accounts',
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

/** Who is younger needs a guardian's consent to write; by country id where it is another age (R-MSC-033). */
export const guardianAge = defineSetting(
  'accounts',
  'guardianAge',
  z.object({ age: years, countries: z.record(z.string().regex(/^\d{1,6}$/), years) }),
  { age: 13, countries: {} },
);

/** A session lives this long after its last use. */
export const sessionSeconds = defineSetting('accounts', 'sessionSeconds', seconds, 30 * 86_400);

/** What operators may set of the domain, in the order of their console. */
export const accountsSettings: readonly Setting[] = [emailEndings, loginLock, guardianAge, sessionSeconds];
