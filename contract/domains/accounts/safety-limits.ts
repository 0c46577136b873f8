/** Figures of sessions, passkeys, two-step codes, the export and the deletion of an account. */
export const safetyLimits = {
  /** Sessions shown, those used last first. */
  sessionsShown: 100,
  passkeys: 10,
  passkeyName: 40,
  /** Seconds in which the browser's answer to a challenge must come. */
  challengeSeconds: 300,
  /** Seconds in which the code must follow the password. */
  ticketSeconds: 300,
  /** Characters of the ticket between the two: it may carry an account elsewhere. */
  ticketField: 4096,
  codeDigits: 6,
  /** Longest that a code is typed: a recovery code with blanks and dashes. */
  codeField: 32,
  recoveryCodes: 10,
  /** Hours before another export can be asked for. */
  exportHours: 24,
  /** Days that an export is kept. */
  exportDays: 7,
  /** Days after which a session ends, however much it is used. */
  sessionDays: 90,
  /** Hours after which an operator's session ends. */
  operatorSessionHours: 12,
  /** Seconds for which an owner's proof serves the calls that want a recent one. */
  proofSeconds: 900,
  /** Days in which a deletion can be taken back by logging in. */
  graceDays: 14,
} as const;
