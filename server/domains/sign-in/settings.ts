import { z } from 'zod';
import { defineSetting, type Setting } from '../../platform/settings.ts';

const seconds = z
  .int()
  .min(1)
  .max(86_400 * 366)
  .meta({ unit: 'seconds' });

/** A session lives this long after its last use. */
export const sessionSeconds = defineSetting('sign-in', 'sessionSeconds', seconds, 30 * 86_400);

/** What operators may set of the domain, in the order of their console. */
export const signInSettings: readonly Setting[] = [sessionSeconds];
