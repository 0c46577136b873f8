/** Days after which the check-ins' amounts begin anew. */
export const checkInDays = 7;

/** Of a member's statement. */
export const statementLimits = {
  page: 20,
  /** Days whose earnings the wallet draws. */
  chartDays: 30,
} as const;
