import type { ForReader } from '../../core/for-reader.ts';
import { mayRead, mayReply, type ThreadState, type Verdict, type Viewer } from '../../core/policy.ts';

/** What voting and editing look at of a poll. */
export interface PollState {
  ends_at: Date;
  closed_at: Date | null;
  voters: number;
}

/** A poll is over at its time, also before the job has closed it. */
const isOver = ({ ends_at, closed_at }: PollState, now: Date): boolean => closed_at !== null || ends_at <= now;

/** Who may reply to a thread may vote in it, until the poll is finished (R-POL-004). */
export function mayVote(viewer: Viewer | null, thread: ForReader<ThreadState>, poll: PollState, now: Date): Verdict {
  const unread = mayRead(viewer, thread);
  if (unread) return unread;
  if (thread.status === 1 && isOver(poll, now)) return 'threads.poll_finished';
  return mayReply(viewer, thread);
}

/** What somebody has voted on stays as it was asked. */
export const mayEditPoll = ({ voters }: Pick<PollState, 'voters'>): Verdict =>
  voters > 0 ? 'threads.poll_has_votes' : undefined;
