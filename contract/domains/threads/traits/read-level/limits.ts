/** The level of access that a thread may ask for. */
export const readLevelLimits = {
  /** By its author's own at the most. */
  most: 255,
} as const;
