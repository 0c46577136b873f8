export const followingLimits = {
  /** Threads that one member follows. */
  perMember: 1000,
} as const;
