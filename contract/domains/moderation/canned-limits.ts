export const cannedLimits = {
  /** A reason that moderators choose, in each language. */
  max: 300,
  /** Of one country. */
  reasons: 30,
} as const;
