/** Days after which the check-ins' amounts begin anew. */
export const checkInDays = 7;

/** Of a member's statement. */
export const statementLimits = {
  page: 20,
  /** Days whose earnings the wallet draws. */
  chartDays: 30,
} as const;

/** Of the list of nights, which everybody sees. */
export const ledgerLimits = {
  page: 10,
  /** Heads an answer gives. */
  heads: 1000,
} as const;
