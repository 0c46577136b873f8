import { call } from '../../api/client.ts';

/** Pins a reply in its thread, or takes the pin back. */
export const pinReply = (pid: number, status: 0 | 1) => call('review.pin', { pid, status });

/** Marks a reply as the thread's answer, or takes the mark back; the pid of the answer there is now, else 0. */
export const setAnswer = async (pid: number, answer: 0 | 1): Promise<number> =>
  (await call('threads.set-answer', { pid, answer })).data.answer_pid;
