/** Figures of the floors that win. */
export const rushLimits = {
  /** A floor wins every so many. */
  everyMin: 2,
  everyMax: 1000,
  /** Floors that are named, and the highest of them. */
  floors: 20,
  floorMax: 100_000,
} as const;
