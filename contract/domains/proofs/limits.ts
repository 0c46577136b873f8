/** What proofs by password, image, e-mail and message are made of, what they may cost, and how long they live. */
export const proofLimits = {
  passwordMin: 6,
  passwordMax: 20,
  imageCode: 4,
  imageHash: 8,
  /** Seconds a verification image lives. */
  imageSeconds: 300,
  codeDigits: 6,
  codeTries: 5,
  codeSeconds: 1800,
  resendSeconds: 60,
  /** Codes by message a day to one number, and for one address, behind which a whole network may stand. */
  messagesPerNumberDay: 6,
  messagesPerAddressDay: 60,
  /** For so long a first address, which is added without a password, resets none (docs/features/proofs.md). */
  firstEmailDays: 7,
  /** How often one address may ask whether an account has an e-mail address. */
  emailChecksPerAddressDay: 100,
} as const;

/** Figures of passkeys and two-step codes. */
export const secondStepLimits = {
  passkeys: 10,
  passkeyName: 40,
  /** Seconds in which the browser's answer to a challenge must come. */
  challengeSeconds: 300,
  codeDigits: 6,
  /** Longest that a code is typed: a recovery code with blanks and dashes. */
  codeField: 32,
  recoveryCodes: 10,
} as const;

/** `type` of a code that proves an e-mail address (D1 §7). */
export const emailCodeType = 'validate_email';
export const passwordPattern = /^\S+$/;
