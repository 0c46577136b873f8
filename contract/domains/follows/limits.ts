/** Figures of following. The following feed reads the newest threads of each member followed, so their number is bounded. */
export const followLimits = {
  follows: 2000,
} as const;
