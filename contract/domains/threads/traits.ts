import { z } from 'zod';
import { count, flagField, whole, wholeList } from '../../primitives/fields.ts';
import { traitLimits } from './trait-limits.ts';

const floors = wholeList(traitLimits.rushFloors, z.int().min(1).max(traitLimits.rushFloorMax));

/** What a thread of any kind says of its readers and replies. An edit that doesn't say leaves each as it is. */
export const traitBody = {
  /** Level of access from which it may be read: at most the writer's own. */
  readperm: whole(0, traitLimits.readpermMax).optional(),
  /** Replies are there for their writers, the author and moderators. */
  replyVisibleOnlyToAuthors: flagField.optional(),
  /** Every so many floors one wins; 0 for none. */
  rush_every: z.union([whole(0, 0), whole(traitLimits.rushEveryMin, traitLimits.rushEveryMax)]).optional(),
  /** Floors that win. */
  rush_floors: floors.optional(),
};

export const traitRefusals = ['threads.readperm_too_high', 'threads.replies_begun'] as const;

/** Floors of a thread that win, as its author chose them. */
export const rushResult = z.object({ every: count, floors: z.array(count).max(traitLimits.rushFloors) });
export type RushResult = z.output<typeof rushResult>;
