/** Figures of contests and of the categories of photo boards. */
export const contestLimits = {
  titleMax: 60,
  briefMax: 300,
  /** Rules in short and what is agreed to in short, a line each. */
  linesMax: 1500,
  agreementMax: 20_000,
  /** Entries of one member, at most and where nothing is said. */
  entriesMax: 20,
  entries: 3,
  /** Places that win something, and pieces of one prize. */
  prizesMax: 20,
  piecesMax: 100,
  prizeWordsMax: 80,
  /** XGold of one piece of a prize. */
  goldMax: 1_000_000,
  rawPrizesMax: 20_000,
  /** Members of a jury. */
  juryMax: 20,
  /** Points that a member of the jury gives, at most. */
  pointsMax: 10,
  /** A page of contests, and of entries. */
  page: 20,
  entriesPage: 40,
  /** Entries that are drawn for a reader; of more than these each reader gets others. */
  drawnMax: 1000,
  categoriesMax: 30,
  categoryMax: 40,
  positionMax: 999,
  dreamMax: 500,
} as const;

/** What decides who wins: the jury, likes, both, or the operators alone. */
export const contestDeciders = ['jury', 'likes', 'both', 'none'] as const;
export type ContestDecider = (typeof contestDeciders)[number];

/** Where a contest stands: before it opens, open for entries, for likes alone, closed, won. */
export const contestPhases = ['before', 'open', 'liking', 'closed', 'won'] as const;
export type ContestPhase = (typeof contestPhases)[number];

/** What has become of one's own entry. */
export const entryStates = ['in', 'review', 'out'] as const;
