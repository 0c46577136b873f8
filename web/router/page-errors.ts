import { data } from './answers.ts';
import { NetworkLost } from './network-lost.ts';

/** The documents' status of a 404 that carries its own message (R-MSC-028). */
export const goneStatus = 2_001_404;

/** No answer came at all. */
export const noAnswer = 0;

/** What a thrown page error carries to the error page. */
export interface PageError {
  status: number;
  message?: string | undefined;
  /** It is still to come, so that nothing is said of a page that is gone. */
  later?: true | undefined;
}

/** `throw notFound()` in a loader: the 404 page. */
export const notFound = () => data({ status: 404 } satisfies PageError, { status: 404 });

/** The page of a refusal: its own message, under the status that the browser is answered. */
export const refusedAs = (http: number, message: string) =>
  data({ status: goneStatus, message } satisfies PageError, { status: http });

/** `throw gone(refusal.msg)`: the 2001404 page, a 404 with its own message. */
export const gone = (message: string) => refusedAs(404, message);

/** The page of what is there and isn't open yet, or not for this reader. */
export const notOpen = (message: string) =>
  data({ status: goneStatus, message, later: true } satisfies PageError, { status: 404 });

/** The system error page: with the status of the fault, 500 where it has none. */
export const failed = (http: number) => {
  const status = http >= 500 ? http : 500;
  return data({ status } satisfies PageError, { status });
};

/** What the error page shows, by status: three kinds only (R-MSC-027..029), and one where no answer came. */
export type ErrorKind = 'notFound' | 'gone' | 'system' | 'lost';

export const errorKind = (status: number): ErrorKind => {
  if (status === 404) return 'notFound';
  if (status === noAnswer) return 'lost';
  return status === goneStatus ? 'gone' : 'system';
};

const partsOf = (value: unknown): Partial<PageError> & { data?: unknown } =>
  typeof value === 'object' && value !== null ? value : {};

/** Status and message of anything thrown; without a status of its own it is 500 (R-MSC-040). */
export function pageErrorOf(error: unknown): PageError {
  if (error instanceof NetworkLost) return { status: noAnswer };
  const thrown = partsOf(error);
  const carried = partsOf(thrown.data);
  const status = carried.status ?? thrown.status;
  if (typeof status !== 'number') return { status: 500 };
  if (typeof carried.message !== 'string') return { status };
  return { status, message: carried.message, ...(carried.later && { later: true }) };
}
