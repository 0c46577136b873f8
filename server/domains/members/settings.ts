import { z } from 'zod';
import { defaultEmailEndings } from '../../../contract/domains/members/limits.ts';
import { defineSetting, type Setting } from '../../platform/settings.ts';

const years = z.int().min(0).max(21).meta({ unit: 'years' });

/** Endings of the e-mail addresses accepted at registration. */
export const emailEndings = defineSetting(
  'members',
  'emailEndings',
  z.array(z.string().regex(/^[a-z]{2,20}$/)).min(1),
  [...defaultEmailEndings],
);

/** Who is younger needs a guardian's consent to write; by country id where it is another age (R-MSC-033). */
export const guardianAge = defineSetting(
  'members',
  'guardianAge',
  z.object({
    age: years,
    countries: z.record(
      z
        .string()
        .regex(/^\d{1,6}$/)
        .meta({ of: 'country' }),
      years,
    ),
  }),
  { age: 13, countries: {} },
);

/** What operators may set of the domain, in the order of their console. */
export const membersSettings: readonly Setting[] = [emailEndings, guardianAge];
