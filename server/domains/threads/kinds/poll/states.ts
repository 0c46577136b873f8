import type { States } from '../states.ts';
import { duePolls, pollStatesOf, setClosed } from './sql/polls.ts';

/** A poll is open until its end has come; closed, every cached page of it says so. */
export const pollStates: States<'open' | 'closed', 'close'> = {
  kind: 'poll',
  read: pollStatesOf,
  write: ({ db, now }, tids, to) => setClosed(db, tids, to === 'closed' ? now : null),
  refusal: 'threads.poll_finished',
  transitions: { close: { from: ['open'], to: 'closed', by: [], due: duePolls } },
};
