import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { accessIn } from '../../moderation/index.ts';
import { askedLevel } from '../level.ts';
import type { ThreadData, ThreadTraits } from '../sql/threads.ts';
import type { TraitInput } from './thread-input.ts';

const defaults: ThreadTraits = { readperm: 0, replies_to_author: false, rush_every: 0, rush_floors: [] };

/** What a new thread says of its readers and replies, or one that is changed: what isn't said stays as it is. */
export function takeTraits({ actor }: MemberCtx, input: TraitInput, before?: ThreadData): ThreadTraits {
  const { readperm, replies_to_author, rush_every, rush_floors } = before ?? defaults;
  const stood = askedLevel(readperm);
  const asked = input.readperm ?? stood;
  if (asked !== stood && asked > accessIn(actor, actor.countryFid)) refuse('threads.readperm_too_high');
  const only = input.replyVisibleOnlyToAuthors;
  const apart = only === undefined ? replies_to_author : only === 1;
  // What was written for the author alone is not shown to others afterwards, nor taken from those who have read it.
  if (before && apart !== replies_to_author && before.max_position > 1) refuse('threads.replies_begun');
  return {
    readperm: asked,
    replies_to_author: apart,
    rush_every: input.rush_every ?? rush_every,
    rush_floors: input.rush_floors ? inOrder(input.rush_floors) : rush_floors,
  };
}

/** Each floor once, the lowest first. */
const inOrder = (floors: readonly number[]): number[] => [...new Set(floors)].sort((a, b) => a - b);
