import { z } from 'zod';
import { dateline, flag, id } from '../../../primitives/fields.ts';

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
