import type { Refusal } from '../../refusal.ts';

/** The ranking refuses nothing of its own: pages past the end are empty, and unknown countries are bad input. */
export const rankingRefusals = {} as const satisfies Record<string, Refusal>;
