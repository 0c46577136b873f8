/** Where a pinned thread stands first: its board, its country, everywhere (R-MOD-005). */
export const pinLevels = [1, 2, 3] as const;
/** Levels of the digest; 0 is none (R-MOD-006). */
export const digestLevels = [0, 1, 2, 3] as const;
/** Colours of a title; 0 is none. */
export const highlightStyles = [0, 1, 2, 3, 4, 5] as const;

/** What a moderator does to a thread or a reply (R-MOD-001); each has a dialog of its own. */
export const moderationActs = ['pin', 'digest', 'highlight', 'move', 'close', 'ban', 'delete', 'restore'] as const;
export type ModerationAct = (typeof moderationActs)[number];

export const moderatingLimits = {
  /** For so long a deleted post can be restored; then its pictures are released. */
  restoreDays: 30,
  /** Rows of the list of posts that moderators have hidden. */
  rows: 20,
  /** Warnings of one member shown. */
  warnings: 20,
} as const;

/** How many may be pinned at once: on a board, in a country, everywhere, and replies of a thread. */
export const pinFigures = { board: 5, country: 5, everywhere: 3, replies: 3 } as const;
