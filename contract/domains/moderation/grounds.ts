import { z } from 'zod';
import { emptySays, idOrNone, text } from '../../primitives/fields.ts';
import { moderationLimits } from './limits.ts';
import { moderationRules } from './rules.ts';

/** Why what is done against somebody may be refused: they read the rule, and words where no rule says enough. */
export const unfounded = ['moderation.rule_missing', 'moderation.reason_missing'] as const;

/**
 * Why it is done: a rule that has its sentence in three languages, and words of the moderator's own. A rule that is sent empty
 * has yet to be chosen; one that isn't sent, as by the documents' calls, is another reason.
 */
export const grounds = {
  rule: emptySays(z.enum(['', ...moderationRules]).optional()),
  reason: text(moderationLimits.reasonMax).trim().default(''),
  /** A reason that the operators have written for all to choose, 0 for none. */
  canned: idOrNone.default(0),
};
