import { z } from 'zod';
import { idField, text, whole } from '../../../../primitives/fields.ts';
import { postLimits } from '../../../posts/limits.ts';
import { pollLimits } from './limits.ts';

/** What a draft saves of a poll. */
export const savedPoll = z.object({
  options: z
    .array(
      z.object({
        text: text(pollLimits.rawOptionMax),
        photo: z.object({ aid: idField, preview: text(postLimits.linkMax) }).nullable(),
      }),
    )
    .max(postLimits.mentions),
  maxChoices: whole(1, pollLimits.optionsMax),
  days: whole(pollLimits.daysMin, pollLimits.daysMax),
});
export type SavedPoll = z.output<typeof savedPoll>;
