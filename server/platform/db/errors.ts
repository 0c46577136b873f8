/** Everything that is known about database errors; nobody else looks at an SQLSTATE or a driver's message. */

const collisionStates = new Set(['40001', '40P01']);
/**
 * Cannot connect now, admin and crash shutdown, too many connections. Class 08 is recognised by its first two
 * characters.
 */
const unavailableStates = new Set(['57P01', '57P02', '57P03', '53300']);
/** A full disk, no memory left, a statement cut off after its time, a server that only reads: trying at once is no use. */
const overtaxedStates = new Set(['53000', '53100', '53200', '57014', '25006']);
const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver reports these without a code. */
const lostConnectionText = /^(Connection terminated|Client has encountered a connection error)/;
/** No connection was to be had in time: who asked has waited long enough. */
const noConnectionText =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout|timeout expired)/;

/** The pool has been ended under what still wanted to ask. */
const endedPoolText = /^Cannot use a pool after calling end on the pool/;

/** The database can't be asked now, as this process knows by itself. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

type DatabaseError = { code?: string; message?: string };

/** A replica had to show what its primary did, and cut off a statement that stood in the way. */
const replicaConflictText = /due to conflict with recovery/;

export const isReplicaConflict = (error: unknown): boolean => replicaConflictText.test(fieldsOf(error).message ?? '');

/** Asked of another server the statement may well be answered: this one can't be reached, or cut it off for what it replays. */
export const mayAskElsewhere = (error: unknown): boolean =>
  isReplicaConflict(error) || (isUnavailable(error) && !overtaxedStates.has(fieldsOf(error).code ?? ''));

/** Transactions got in each other's way, and this one was rolled back. */
export const isCollision = (error: unknown): boolean => collisionStates.has(fieldsOf(error).code ?? '');

/** The same transaction may succeed when it is run again from its start. */
export function isRetryable(error: unknown): boolean {
  if (isCollision(error)) return true;
  const { code, message } = fieldsOf(error);
  const isLate =
    error instanceof Unavailable || noConnectionText.test(message ?? '') || endedPoolText.test(message ?? '');
  const hopeless = code === undefined ? isLate : overtaxedStates.has(code);
  return isUnavailable(error) && !hopeless;
}

/** The database can't be reached or is not ready, so that the fault lies with no request. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = fieldsOf(error);
  if (code !== undefined)
    return (
      [unavailableStates, overtaxedStates, lostConnection].some((codes) => codes.has(code)) || /^08...$/.test(code)
    );
  return (
    error instanceof Unavailable ||
    [lostConnectionText, noConnectionText, endedPoolText].some((text) => text.test(message ?? ''))
  );
}

function fieldsOf(error: unknown): DatabaseError {
  return typeof error === 'object' && error !== null ? error : {};
}
