/** What is counted of a creator, day by day. */
export const creatorFigures = ['views', 'threads', 'likes', 'fans', 'comments'] as const;
export type CreatorFigure = (typeof creatorFigures)[number];

/** Days over which trends are offered (R-CRT-015). */
export const trendDays = [7, 14, 30] as const;

/** What somebody needs to become a creator. */
export const creatorNeeds = ['email', 'threads', 'followers', 'unrestricted'] as const;

/** Where an application stands. */
export const applicationStates = ['none', 'waiting', 'granted', 'refused', 'withdrawn'] as const;

/** Pages that operators write for creators: how things work here, and what is asked most. */
export const creatorPageKinds = ['manual', 'question'] as const;

/**
 * What became of a month's income: still running, counted and to be paid, paid, none (no pool, or no super creator), or not
 * paid because the member had no access on the day of payment.
 */
export const monthStates = ['running', 'due', 'paid', 'none', 'barred'] as const;

export const creatorLimits = {
  /** Days of a series at most. */
  seriesDays: 366,
  /** Days that are shown where nothing is said. */
  standardDays: 14,
  /** Characters of an application (DECISIONS "becoming one"). */
  messageMin: 10,
  messageMax: 1000,
  /** Characters of an operator's words about it. */
  reasonMax: 500,
  /** Months on a page of the income list (R-CRT-019). */
  months: 6,
  /** Members of a month's rank. */
  ranked: 20,
  /** Threads of an applicant that are shown to operators, those most liked. */
  bestLiked: 5,
  /** Applications on a page of the console. */
  applications: 20,
  /** Pages of each kind, and characters of their titles and words. */
  pages: 50,
  pageTitle: 120,
  pageWords: 20_000,
  pagePosition: 10_000,
  /** Threads most read that are shown, and how many days back. */
  mostRead: 10,
  threadDays: 60,
  /** Days before somebody became a creator that are counted, too. */
  daysBefore: 30,
} as const;

/** What makes a super creator of a month (R-CRT-013): posts of a week, more posts of the month than 24, points. */
export const superCreatorNeeds = { week: 6, month: 25, points: 50_000 } as const;
