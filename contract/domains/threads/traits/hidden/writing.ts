import { z } from 'zod';
import { emptySays, neverEmpty, text, whole } from '../../../../primitives/fields.ts';
import { formatField } from '../../../../primitives/text-format.ts';
import { postLimits } from '../../../posts/limits.ts';
import { hiddenLimits, hiddenWays } from './limits.ts';

/** How a thread's hidden part is written. */
export const hiddenBody = {
  /** Words that only some may read; an edit that doesn't say leaves them, one that says nothing removes them. */
  hidden: emptySays(text(postLimits.rawMessageMax).optional()),
  /** What those words are: `plain` as they were typed, or `html`. */
  hidden_format: formatField,
  /** What opens them; also those that stand in the message between `[hide]` and `[/hide]`. */
  hidden_opens: z.enum(hiddenWays).optional(),
  hidden_xgold: neverEmpty(whole(hiddenLimits.xgoldMin, hiddenLimits.xgoldMax).default(hiddenLimits.xgold)),
  hidden_level: whole(hiddenLimits.levelMin, hiddenLimits.levelMax).default(hiddenLimits.level),
};

export const hiddenWritingRefusals = [
  'threads.hidden_too_long',
  'threads.hidden_pictures',
  'threads.hidden_sold',
] as const;
