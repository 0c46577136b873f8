/** What inviting earns (D1 §9, D2 §9); operators may set other figures. */
export const invitationRewards = {
  perInvitee: 100,
  /** So many friends within a month earn so much more; the highest one reached is paid (R-INV-003). */
  months: [
    { invitees: 5, xgold: 100 },
    { invitees: 10, xgold: 300 },
    { invitees: 15, xgold: 500 },
    { invitees: 20, xgold: 800 },
    { invitees: 50, xgold: 3000 },
    { invitees: 100, xgold: 10_000 },
  ],
  /** A friend counts once verified and here on so many days, within so many days of joining. */
  activeDays: 3,
  withinDays: 60,
} as const;

/** XGold for the activation of a phone (D1 §9). */
export const imeiReward = 100;

export const invitationLimits = {
  /** Friends, holds or ranges a page. */
  page: 20,
  /** Months of the past that are listed. */
  months: 12,
  /** Hours within which the reward of an activation arrives (D1 §9). */
  imeiHours: 24,
  /** Activations tried by one member within a day. */
  imeiTriesADay: 10,
  /** An inviter named at an activation counts for members who joined this many days ago at most. */
  imeiInviterDays: 30,
  /** Characters of a model's name, and of an operator's note. */
  model: 60,
  note: 500,
} as const;
