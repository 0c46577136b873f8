/** Lengths and patterns of D1 §5 and §9; the browser's forms and the server's rules read the same figures. */
export const accountLimits = {
  usernameMin: 5,
  usernameMax: 20,
  /** The field itself stops here, so 5 to 15 can be typed (R-REG-009, R-REG-010). */
  usernameFieldMax: 15,
  passwordMin: 6,
  passwordMax: 20,
  phoneMin: 5,
  phoneMax: 20,
  imageCode: 4,
  imageHash: 8,
  /** Seconds a verification image lives. */
  imageSeconds: 300,
  /** Every field that submit checks has at least this many characters (R-REG-018). */
  submitFieldMin: 5,
  regToken: 32,
  emailMax: 100,
  cityMax: 80,
} as const;

/** `type` of a code that proves an e-mail address (D1 §7). */
export const emailCodeType = 'validate_email';

/** What proofs by letter and by message may cost, and how long they live. */
export const proofLimits = {
  codeDigits: 6,
  codeTries: 5,
  codeSeconds: 1800,
  resendSeconds: 60,
  /** Letters a day that one member has sent, and that one address is sent. */
  lettersPerDay: 10,
  /** Codes by message a day to one number, and for one address, behind which a whole network may stand. */
  messagesPerNumberDay: 6,
  messagesPerAddressDay: 60,
  /** A link or code to a new password lives so long and works once. */
  resetSeconds: 1800,
  resetsPerTargetDay: 6,
  resetsPerAddressDay: 60,
  passwordChangesPerDay: 6,
  /** For so long a first address, which is added without a password, resets none (decision 0039). */
  firstEmailDays: 7,
  /** How often one address may ask whether an account has an e-mail address. */
  emailChecksPerAddressDay: 100,
  guardianSeconds: 7 * 86_400,
} as const;

export const usernamePattern = /^\w+$/;
export const passwordPattern = /^\S+$/;
/** word@word and an ending (R-REG-016); which endings are accepted is an operator setting. */
export const emailPattern = /^\w+@\w+\.([a-z][a-z.]*)$/i;
export const defaultEmailEndings = ['com', 'cn', 'net'] as const;
/** Words no username may hold, in any case, beside the site's own name (R-REG-011). */
export const forbiddenNames = ['infinix', 'xos', 'xclub'] as const;
/** Scenes whose role flags are merged (R-SES-020). */
export const roleScenes = ['default', 'activity_thread', 'long_video', 'createTopic', 'timed_post'] as const;
/** The group of operators. */
export const operatorGroup = 1;
/** Group id of a member with no access (R-SES-007). */
export const bannedGroup = 5;
/** The group of whoever may read, but not speak. */
export const silencedGroup = 4;
/** Waiting time after logging out, in milliseconds (R-SES-011, R-SES-012). */
export const logoutDelay = { site: 1000, creator: 500 } as const;
