/** Why a post waits for a moderator before others see it. */
export const heldReasons = ['links', 'speed', 'repeated', 'many', 'word'] as const;
export type HeldReason = (typeof heldReasons)[number];

/** How far a member is trusted: the first posts are looked at closest. */
export const trustLevels = ['new', 'known', 'trusted'] as const;
export type TrustLevel = (typeof trustLevels)[number];

export const heldLimits = {
  /** Rows of the queue and of one's own list. */
  rows: 20,
  /** Of one's own replies that wait, so many stand in their thread. */
  inThread: 20,
  /** For so long a held post is one moderator's alone. */
  claimMinutes: 10,
  /** A refused post can be approved after all for so long; then it is deleted. */
  refusedDays: 30,
  /** Posts that one act of a moderator takes at once. */
  atOnce: 50,
} as const;

/** From when a member is known, and trusted: days since the first post, posts that stand, likes received. */
export const trustTable = {
  known: { days: 1, posts: 3, likes: 0 },
  trusted: { days: 7, posts: 10, likes: 3 },
} as const;

/** A post that was taken down counts against its author for so many days. */
export const upheldDays = 90;

/** What is held of whom is not trusted; operators set the figures. */
export const spamFigures = {
  hold: true,
  /** Links in a post of a new member, and of a known one, that are shown at once. */
  linksNew: 0,
  linksKnown: 2,
  /** Posts within ten minutes. */
  postsNew: 5,
  postsKnown: 10,
  /** Members who wrote the same words within a day. */
  sameWords: 3,
} as const;

export const spamLimits = {
  /** Minutes in which posts count as quick. */
  quickMinutes: 10,
  /** Hours in which the same words count as repeated. */
  repeatHours: 24,
  /** Characters that make words worth comparing. */
  printLeast: 20,
} as const;
