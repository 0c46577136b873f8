/** Figures of a member's first hour. */
export const welcomeLimits = {
  /** Interests of one member: each is a scan of its own when a home is made. */
  interests: 12,
  /** Boxes that a form may send; what is above the limit has a refusal of its own. */
  sent: 100,
  /** Threads of what was chosen at the beginning of a home. */
  threads: 8,
  /** Days after which a thread no longer goes first. */
  freshDays: 7,
  /** Members shown as worth following. */
  people: 6,
  /** Days in which who replied there is counted. */
  countedDays: 7,
  /** Days after joining in which home offers the steps that are left. */
  offeredDays: 7,
  /** Characters of what a member says of themselves. */
  lineMax: 90,
} as const;

/** The steps after joining, in their order. */
export const welcomeSteps = ['interests', 'people', 'hello'] as const;
export type WelcomeStep = (typeof welcomeSteps)[number];
