/** Figures of bug reports (D2 §3, §5, §7, §9; R-BUG-001, R-BUG-003, R-BUG-011). */
export const bugLimits = {
  /** Visible characters of the description (R-BUG-001). */
  messageMin: 10,
  /** Rows of the list (R-BUG-011). */
  rows: 20,
  /** Visible characters of a phone, a version and whatever else is chosen or typed in one line. */
  valueMax: 60,
  rawValueMax: 200,
  /** Values of one variable that takes several. */
  values: 20,
  /** Screenshots of a report. */
  pictures: 5,
  /** Hours until a report without its options is deleted. */
  unfinishedHours: 24,
  /** Working days in which we answer (R-BUG-003). */
  workingDays: 2,
  /** Characters of our newest words in a row. */
  wordsInRow: 160,
} as const;

/** What a report is about, as it is sent. */
export const bugTypes = ['bug', 'suggestion', 'question'] as const;
/** How often it happens, as it is sent. */
export const bugProbabilities = ['always', 'often', 'sometimes', 'once'] as const;

/** The five statuses by their numbers on the wire (R-BUG-006). */
export const bugStatuses = { pending: 1, collected: 2, pleaseAdd: 3, replied: 4, solved: 5 } as const;
export type BugStatusName = keyof typeof bugStatuses;
