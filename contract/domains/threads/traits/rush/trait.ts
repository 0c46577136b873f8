import { z } from 'zod';
import { flag, whole, wholeList } from '../../../../primitives/fields.ts';
import { noShapes, type TraitShapes } from '../trait.ts';
import { rushLimits } from './limits.ts';
import { rushResult } from './shapes.ts';

const floors = wholeList(rushLimits.floors, z.int().min(1).max(rushLimits.floorMax));

/** Floors that win. */
export const rushTrait = {
  ...noShapes,
  body: {
    /** Every so many floors one wins; 0 for none. */
    rush_every: z.union([whole(0, 0), whole(rushLimits.everyMin, rushLimits.everyMax)]).optional(),
    /** Floors that win. */
    rush_floors: floors.optional(),
  },
  whole: {
    rushreply: flag,
    /** Floors that win, where there are such. */
    rushresult: rushResult.nullable(),
  },
  post: { is_rush_winner: flag },
  edit: { rushresult: rushResult.nullable() },
} as const satisfies TraitShapes;
