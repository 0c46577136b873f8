import { defineEvent } from '../../platform/outbox/event.ts';

/** What our team did with a report: `older` is the one that it was joined with, 0 for none. */
interface Step {
  tid: number;
  /** Our reply, or else the report itself. */
  pid: number;
  /** Who did it. */
  uid: number;
  authorUid: number;
  status: number;
  solvedIn: string;
  older: number;
  at: number;
}

export const bugStepped = defineEvent<Step & Record<string, unknown>>('bugs.bug-stepped');
/** The same for a batch of those who are notified of it: the reporter, and who said "same here". */
export const followersReached = defineEvent<Step & { uids: number[] } & Record<string, unknown>>(
  'bugs.followers-reached',
);
