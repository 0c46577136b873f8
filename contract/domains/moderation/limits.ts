/** What a moderator may make of a member: nothing, may not speak, no access (R-MOD-009). */
export const banStates = [0, 4, 5] as const;
/** For how many days, 0 for good (R-MOD-002). */
export const banDays = [1, 7, 30, 90, 0] as const;

export const moderationLimits = {
  /** What somebody reads beside the rule that is named against them, and what an operator answers. */
  reasonMax: 500,
  /** Sanctions of one member shown. */
  history: 20,
  appealMin: 10,
  appealMax: 1000,
  /** Days after which a sanction that was upheld may be appealed against again. */
  appealAgainDays: 30,
} as const;
