import { longestEmail } from '../../primitives/email.ts';

/** Lengths and patterns of D1 §5 and §9; the browser's forms and the server's rules read the same figures. */
export const memberLimits = {
  usernameMin: 5,
  usernameMax: 20,
  /** The field itself stops here, so 5 to 15 can be typed (R-REG-009, R-REG-010). */
  usernameFieldMax: 15,
  phoneMin: 5,
  phoneMax: 20,
  /** With all that people write between the figures, and marks that a copied number brings along. */
  phoneTypedMax: 64,
  emailMax: longestEmail,
  cityMax: 80,
  /** E-mails a day that one member has sent, and that one address is sent. */
  emailsPerDay: 10,
  guardianSeconds: 7 * 86_400,
} as const;

export const usernamePattern = /^\w+$/;
/** Which endings of e-mail addresses are accepted is an operator setting (R-REG-016). */
export const defaultEmailEndings = ['com', 'cn', 'net'] as const;
/** Words no username may hold, in any case, beside the site's own name (R-REG-011). */
export const forbiddenNames = ['infinix', 'xos', 'xclub'] as const;
/** Scenes whose role flags are merged (R-SES-020). */
export const roleScenes = ['default', 'activity_thread', 'long_video', 'createTopic', 'timed_post'] as const;
