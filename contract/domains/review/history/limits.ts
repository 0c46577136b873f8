/** Figures of what a post said before it was edited (docs/features/threads.md). */
export const historyLimits = {
  /** Versions that a post has besides what it says now: the first, and the newest of the others. */
  versions: 20,
  /** Versions a page of them. */
  page: 5,
  /** Seconds after posting in which the author's changes leave no version, as long as nobody has written after it. */
  graceSeconds: 120,
  /** Words that may be added and deleted until two versions are shown as one text instead of the other. */
  changesMax: 600,
  /** Words around a change; what is the same for longer is left out. */
  around: 40,
} as const;
