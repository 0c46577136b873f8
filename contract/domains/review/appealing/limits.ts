/** What moderators do to a post, or say to a member, against which these may appeal; `refuse`: what waited isn't published. */
export const appealableActs = ['ban', 'delete', 'close', 'move', 'warn', 'refuse'] as const;
export type AppealableAct = (typeof appealableActs)[number];

export const appealingLimits = {
  /** For so many days an act may be appealed against: what was deleted can be restored for longer than that. */
  appealDays: 14,
  messageMin: 10,
  messageMax: 1000,
  /** What the moderator answers. */
  answerMax: 500,
  /** Rows of the moderators' list. */
  rows: 20,
} as const;
