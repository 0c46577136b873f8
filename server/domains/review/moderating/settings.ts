import { z } from 'zod';
import { pinFigures } from '../../../../contract/domains/review/moderating/limits.ts';
import { defineSetting } from '../../../platform/settings.ts';

const slots = z.int().min(0).max(10);

/** How many threads may be pinned at once on a board, in a country and everywhere, and replies in their thread. */
export const pinSlots = defineSetting(
  'threads',
  'pinSlots',
  z.object({ board: slots, country: slots, everywhere: slots, replies: slots }),
  pinFigures,
);
