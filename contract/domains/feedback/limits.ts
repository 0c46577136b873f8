/** What feedback is about. */
export const feedbackCategories = ['problem', 'idea', 'account', 'content', 'other'] as const;

export const feedbackLimits = {
  messageMin: 10,
  messageMax: 2000,
  contactMax: 100,
  noteMax: 500,
  /** A day, for a member or a guest's address. */
  aDay: 10,
  rows: 20,
} as const;
