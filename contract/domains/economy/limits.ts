/** Days after which the check-ins' amounts begin anew. */
export const checkInDays = 7;

/** Of a member's statement. */
export const statementLimits = {
  page: 20,
  /** Days whose earnings the wallet draws. */
  chartDays: 30,
  /** Entries that one question looks at for those of one reason. */
  scanned: 2000,
} as const;

/** Of transfers that operators make by hand. */
export const manualLimits = {
  /** What one operator moves alone; above it a second one approves. */
  alone: 10_000,
  most: 100_000_000,
  /** Days after which a request that nobody decided is over. */
  waitingDays: 7,
  /** Characters of the reason that the member reads. */
  shown: 200,
} as const;

/** Of the list of nights, which everybody sees. */
export const ledgerLimits = {
  page: 10,
  /** Heads an answer gives. */
  heads: 1000,
} as const;
