/** Figures of the export and the deletion of an account. */
export const privacyLimits = {
  /** Hours before another export can be asked for. */
  exportHours: 24,
  /** Days that an export is retained. */
  exportDays: 7,
  /** Days in which a deletion can be cancelled by logging in. */
  graceDays: 14,
} as const;
