import { boardFids } from '../../primitives/board-fids.ts';

/** Figures of the bug board beside those of a report (../threads/kinds/bug/limits.ts). */
export const bugsLimits = {
  /** The board of bug reports (R-BUG-007). */
  fid: boardFids.bug,
  /** Reports like one that is being written. */
  similar: 3,
  /** Characters of a title that are looked for. */
  queryMax: 160,
  /** Variables of a board, and options of a variable. */
  variables: 20,
  options: 1000,
  /** Letters and figures of a variable's name. */
  varMax: 40,
  /** Visible characters of what a variable or an option is called. */
  titleMax: 60,
  rawTitleMax: 200,
  positionMax: 10_000,
  /** Answers that staff have saved, and visible characters of one's name. */
  savedAnswers: 100,
  answerNameMax: 60,
  /** Rows of the queue, of who has it too, and of a report's history. */
  queueRows: 20,
  sameRows: 20,
  historyRows: 50,
} as const;

/** Variables that every board has; operators add others. */
export const ownVars = ['type', 'device_model', 'build_number', 'probability', 'email'] as const;

/** Where a report of the queue stands: its time is over, ends today, or later. */
export const dueGroups = ['late', 'today', 'later'] as const;
