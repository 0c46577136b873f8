/** What a figure counts: `people` are never shown apart in groups of fewer than `fewPeople`. */
export const figureUnits = ['people', 'count', 'xgold', 'xcoin'] as const;
export type FigureUnit = (typeof figureUnits)[number];

export const statisticsLimits = {
  /** Days of a series at most: a leap year. */
  days: 366,
  /** Figures in one file at most. */
  figures: 40,
  nameMax: 60,
  /** Days beyond these can't be asked for. */
  firstDay: '2000-01-01',
  lastDay: '2199-12-31',
  /** Groups of fewer people are not shown. */
  fewPeople: 5,
  /** Weeks of joining that are followed, and for so many weeks each. */
  weeks: 8,
} as const;
