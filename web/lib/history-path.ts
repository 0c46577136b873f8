import { threadPath } from './thread-path.ts';

/** Address of what a post said before it was edited. */
export const historyPath = ({ tid, pid }: { tid: number; pid: number }): string => `${threadPath(tid)}/history/${pid}`;
