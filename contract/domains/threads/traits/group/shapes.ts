import { z } from 'zod';
import { id } from '../../../../primitives/fields.ts';
import { readingRules } from '../../../groups/limits.ts';

/** The group that a thread was posted in; null for none. */
export const inGroup = z
  .object({ groupid: id, type: z.literal('member'), name: z.string(), logo: z.string(), reading: z.enum(readingRules) })
  .nullable();
export type InGroup = z.output<typeof inGroup>;
