/**
 * Holds the token of a session that a form began before there was script, until the script of a page takes it: a page
 * that is left before its script has come would lose it.
 */
export const enteredCookie = 'bb_entered';

/** Says that a form ended this browser's session: what only script can forget is forgotten by the first that comes. */
export const leftCookie = 'bb_left';

/** What stands in it, as JSON. */
export interface Entered {
  token: string;
  remember: boolean;
  /** Somebody has just registered. */
  isNew?: boolean;
}
