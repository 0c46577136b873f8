import type { Refusal } from '../../refusal.ts';

/** Feeds refuse nothing of their own: bad pages are empty and unknown countries are bad input. */
export const feedsRefusals = {} as const satisfies Record<string, Refusal>;
