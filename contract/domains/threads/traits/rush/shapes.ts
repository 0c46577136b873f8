import { z } from 'zod';
import { count } from '../../../../primitives/fields.ts';
import { rushLimits } from './limits.ts';

/** Floors of a thread that win, as its author chose them. */
export const rushResult = z.object({ every: count, floors: z.array(count).max(rushLimits.floors) });
export type RushResult = z.output<typeof rushResult>;
