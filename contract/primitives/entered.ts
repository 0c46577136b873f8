/**
 * Holds a sealed ticket for the token of a session that a form began before there was script. The script of a page exchanges
 * it; a page that is left before its script has come leaves it to the next.
 */
export const enteredCookie = 'bb_entered';

/** Says that a form ended this browser's session: what only script can forget is forgotten by the first that comes. */
export const leftCookie = 'bb_left';
