import { z } from 'zod';
import { idOrNone, text } from '../../../primitives/fields.ts';
import { moderatingLimits, postRules } from './limits.ts';

/** Why it is done: a rule that has its sentence in three languages, and words of the moderator's own. */
export const grounds = {
  rule: z.enum(postRules).default('other'),
  reason: text(moderatingLimits.reasonMax).trim().default(''),
  /** A reason that the operators have written for all to choose, 0 for none. */
  canned: idOrNone.default(0),
};
