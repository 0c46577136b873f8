import { z } from 'zod';
import { idField, text, whole } from '../../../../primitives/fields.ts';
import { threadLimits } from '../../limits.ts';
import { pollLimits } from './limits.ts';

/** What a draft saves of a poll. */
export const savedPoll = z.object({
  options: z
    .array(
      z.object({
        text: text(pollLimits.rawOptionMax),
        photo: z.object({ aid: idField, preview: text(threadLimits.linkMax) }).nullable(),
      }),
    )
    .max(threadLimits.mentions),
  maxChoices: whole(1, pollLimits.optionsMax),
  days: whole(pollLimits.daysMin, pollLimits.daysMax),
});
export type SavedPoll = z.output<typeof savedPoll>;
