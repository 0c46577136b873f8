import { sharedState } from '../../../lib/shared-state.ts';

/** Counts how often the composer has begun anew while its page stood: each time it is another screen. */
export const composeRounds = sharedState(0);

/** Draws the composer anew, from what is stored. */
export const composeAnew = (): void => composeRounds.set((round) => round + 1);
