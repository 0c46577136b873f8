import type { Refusal } from '../../refusal.ts';

/** Expected refusals of the bug board. */
export const bugsRefusals = {
  /** Something is missing or wrong: `issues` names each field. */
  'bugs.incomplete': {},
  /** An option was closed while the form was open: `issues` names its field. */
  'bugs.option_gone': {},
  /** A variable that the board doesn't have, or no longer. */
  'bugs.unknown_variable': {},
  /** No board of bug reports. */
  'bugs.unknown_board': {},
  /** Only staff of its country answer it. */
  'bugs.not_yours': {},
  /** "please add" asks something: its words are missing. */
  'bugs.question_missing': {},
  /** A status without words, a version or a duplicate that isn't there already changes nothing. */
  'bugs.nothing_new': {},
  /** A report is no duplicate of itself, or of one that is joined with it. */
  'bugs.joined_in_ring': {},
  'bugs.not_joined': {},
  /** A variable of that name is there. */
  'bugs.variable_exists': {},
  /** An option with that value is there. */
  'bugs.option_exists': {},
  'bugs.unknown_option': {},
  /** Those that every board has stay. */
  'bugs.variable_stays': {},
  'bugs.full': {},
  'bugs.unnamed': {},
  'bugs.unknown_answer': {},
} as const satisfies Record<string, Refusal>;
