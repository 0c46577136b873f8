import { z } from 'zod';
import { dateline, flag, id } from '../../../primitives/fields.ts';
import { readingRules } from '../../groups/limits.ts';

/** The group that a thread was posted in; null for none. */
export const inGroup = z
  .object({ groupid: id, type: z.literal('member'), name: z.string(), logo: z.string(), reading: z.enum(readingRules) })
  .nullable();
export type InGroup = z.output<typeof inGroup>;

/** A thread that a group has hidden, for those who may show it again. */
export const hiddenThread = z.object({
  tid: id,
  subject: z.string(),
  authorid: id,
  author: z.string(),
  reason: z.string(),
  /** Hidden by the group itself, so that its owner and admins may show it again. */
  ours: flag,
  dateline,
});
export type HiddenThread = z.output<typeof hiddenThread>;
