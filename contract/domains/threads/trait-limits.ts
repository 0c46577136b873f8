/** Figures of what a thread says of its readers and replies. */
export const traitLimits = {
  /** The highest level of access that a thread may ask for, by its author's own at the most. */
  readpermMax: 255,
  /** A floor wins every so many. */
  rushEveryMin: 2,
  rushEveryMax: 1000,
  /** Floors that are named, and the highest of them. */
  rushFloors: 20,
  rushFloorMax: 100_000,
} as const;
