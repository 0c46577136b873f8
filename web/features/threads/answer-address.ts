import { threadPath } from '../../lib/thread-path.ts';

/** The query of a page that opens with the answer to a reply begun: where a guest is led back to. */
const answerFlag = 'answer';

/** The reply whose answer an address begins. */
export function answerAsked(params: URLSearchParams): number | undefined {
  const asked = /^[1-9]\d{0,14}$/.exec(params.get(answerFlag) ?? '');
  return asked ? Number(asked[0]) : undefined;
}

/** The thread's page on which a reply stands, found by its number, with its answer begun. */
export const answerPath = ({ tid, pid }: { tid: number; pid: number }): string =>
  `${threadPath(tid)}?${answerFlag}=${pid}`;
