import { z } from 'zod';
import { whole } from '../../../../primitives/fields.ts';
import { noShapes, type TraitShapes } from '../trait.ts';
import { readLevelLimits } from './limits.ts';

/** Level of access from which it may be read: at most the writer’s own. */
export const readLevelTrait = {
  ...noShapes,
  body: { readperm: whole(0, readLevelLimits.most).optional() },
  refuses: ['threads.readperm_too_high'],
  row: { readperm: z.int() },
  edit: { readperm: z.int() },
} as const satisfies TraitShapes;
