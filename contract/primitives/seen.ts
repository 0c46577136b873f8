import { z } from 'zod';
import { flag } from './fields.ts';

const value = z.union([z.string().max(400), z.number(), z.array(z.string().max(40)).max(20)]);
const mostFields = 20;

/**
 * What a form showed of its fields when it was drawn, as the call sends them; callers that don't care leave it out. Of
 * two devices the later one wins, and gets in `meanwhile` what the other one had saved.
 */
export const seen = z
  .record(z.string().max(40), value)
  .refine((fields) => Object.keys(fields).length <= mostFields, { message: 'too_many' })
  .optional();
export type Seen = z.output<typeof seen>;

/** What another device saved since the form was drawn, and whether this call put something else in its place. */
export const otherChanges = z.array(z.object({ field: z.string(), value, replaced: flag }));
export type OtherChanges = z.output<typeof otherChanges>;
