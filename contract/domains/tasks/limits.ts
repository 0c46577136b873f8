/** Spans in which a task is done: a day and a week of the member's own, or once and for all. */
export const taskPeriods = ['daily', 'weekly', 'once'] as const;
export type TaskPeriod = (typeof taskPeriods)[number];

/** Within what a medal's figure is reached. */
export const medalSpans = ['day', 'week', 'ever'] as const;
export type MedalSpan = (typeof medalSpans)[number];

/** What operators make tasks and medals of: what members do, or what is done to what is theirs (`…_got`). */
export const taskFigures = [
  'check_in',
  'streak',
  'join',
  'verify_email',
  'complete_profile',
  'publish',
  'reply',
  'reply_got',
  'vote',
  'like',
  'like_got',
  'follow',
  'follow_got',
  'digest',
  'report_bug',
  'bug_solved',
  'enter_photo',
  'win_contest',
] as const;
export type TaskFigure = (typeof taskFigures)[number];

export const taskLimits = {
  /** Characters of a title, and of the sentence below it. */
  title: 60,
  text: 160,
  /** Of the page where a task is done. */
  url: 200,
  need: 100_000,
  xgold: 10_000,
  position: 10_000,
  /** Open tasks, and kinds of medals, at most. */
  open: 100,
  kinds: 200,
  /** Medals worn at most (R-MED-004). */
  worn: 5,
  /** Medals that are taken from a caller at once, so that too many are refused by name. */
  wornSent: 200,
  /** Days after which an act is forgotten: it can be done again, and no longer undone. */
  actDays: 90,
  /** Days for which an ended task is said once. */
  endedDays: 1,
} as const;
