/** Figures of forms, sessions and ways back in. */
export const signInLimits = {
  /** Every field that submit checks has at least this many characters (R-REG-018). */
  submitFieldMin: 5,
  regToken: 32,
  /** A link or code to a new password lives so long and works once. */
  resetSeconds: 1800,
  resetsPerTargetDay: 6,
  resetsPerAddressDay: 60,
  /** Codes to log in by a day to one e-mail address, and asked for from one address, behind which a whole network may stand. */
  loginCodesPerTargetDay: 10,
  loginCodesPerAddressDay: 60,
  passwordChangesPerDay: 6,
  /** Sessions shown, those used last first. */
  sessionsShown: 100,
  /** Seconds in which the code must follow the password. */
  ticketSeconds: 300,
  /** Characters of the ticket between the two: it may carry an account elsewhere. */
  ticketField: 4096,
  /** Days after which a session ends, however much it is used. */
  sessionDays: 90,
  /** Hours after which an operator's session ends. */
  operatorSessionHours: 12,
} as const;

/** Waiting time after logging out, in milliseconds (R-SES-011, R-SES-012). */
export const logoutDelay = { site: 1000, creator: 500 } as const;
