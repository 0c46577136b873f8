/** Figures of drafts (D2 §4, §9; docs/features/threads.md). */
export const draftLimits = {
  /** Drafts of a member. */
  most: 50,
  /** What the kinds saved of their parts, as JSON: a poll of ten full options with room for marks, several times. */
  partsMax: 20_000,
  /** Pictures that a draft holds, its kinds' own among them. */
  pictures: 40,
  keyMax: 40,
  /** Days after it was last saved that a draft is deleted, and how many before the page says so. */
  days: 180,
  warnDays: 30,
  /** Days in which a deleted draft can be restored. */
  restoreDays: 1,
  /** Days in which it is known that a draft was posted, for devices that still have it. */
  sentDays: 30,
} as const;

/** When a draft is saved on the server, in milliseconds: so long after a change, no more often, and again after a failure. */
export const draftSaving = { pause: 3000, apart: 10_000, again: 30_000 } as const;

/** Bytes that a request may take which outlives its page, by the browsers' standard of 64 kB; the rest is for headers. */
export const beaconBytes = 60_000;

/** From a draft that was sent or deleted to the page that follows, in milliseconds (R-DRF-001, R-DRF-002). */
export const draftRedirectDelay = 800;
