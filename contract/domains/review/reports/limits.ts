/** Why a post is reported. */
export const reportReasons = [
  'spam',
  'fraud',
  'insult',
  'hate',
  'sexual',
  'danger',
  'privacy',
  'copied',
  'impersonation',
  'other',
] as const;

/** The reasons that are offered for a member; a post is reported for all but one of the list. */
export const memberReasons = ['spam', 'fraud', 'insult', 'sexual', 'privacy', 'impersonation', 'other'] as const;

export const reportLimits = {
  /** What a member adds to a report. */
  noteMax: 500,
  /** Reports a day from one member. */
  aDay: 20,
  /** Rows of the queue and of one's own reports. */
  rows: 20,
  /** Complaints of a case that are shown. */
  complaints: 20,
  /** For so long a case is one moderator's alone. */
  claimMinutes: 10,
  /** For so long a decision may be undone; it is carried out afterwards. */
  undoSeconds: 10,
} as const;
