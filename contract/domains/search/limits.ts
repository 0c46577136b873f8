/** Figures of search (D1 §9; DECISIONS "quick search"). */
export const searchLimits = {
  /** Results a page (R-SRC-002). */
  page: 50,
  /** Characters of a query; its words beyond the first eight are not looked for. */
  queryMax: 100,
  words: 8,
  /** Posts that are ranked for one query: the newest where more match. */
  ranked: 1000,
  /** Pages that one query has. */
  pages: 20,
  /** Characters of an excerpt around the first word that was found. */
  excerpt: 160,
  /** Members beside the first page of posts. */
  beside: 2,
  /** Lines of each kind while typing. */
  suggested: 3,
  /** Threads like the one that is being written. */
  similar: 3,
  /** Members who have to ask the same within a week before it is shown to others. */
  askedBy: 5,
  /** Hot keywords at most. */
  hot: 10,
} as const;

/** What quick search looks for (R-SRC-007). */
export const searchTypes = { posts: 1, users: 2, topics: 3 } as const;
