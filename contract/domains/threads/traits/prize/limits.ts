/** Figures of the prize that a thread shows. */
export const prizeLimits = {
  /** Visible characters of what was won. */
  whatMax: 60,
  rawWhatMax: 500,
} as const;
