/** Figures of following. The following feed reads the newest threads of each member followed, so their number is bounded. */
export const followLimits = {
  follows: 2000,
  /** Rows of a list of members. */
  listPage: 20,
  /** Members followed by one call of "Follow all". */
  atOnce: 50,
  /** Members one may hide: each is looked at with every list. */
  hidden: 1000,
  /** Members offered while one is being named, and the longest part of a name that is looked for. */
  offered: 6,
  nameMax: 20,
  /** Of those whom one follows the newest are looked through for a name. */
  followedLookedThrough: 200,
} as const;

/** The recommended-follow dialog, in milliseconds (R-FOL-010, R-FOL-011). */
export const followAllDelay = { closeAfter: 1000, enableAfter: 1000 } as const;
