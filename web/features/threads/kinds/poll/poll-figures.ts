import type { Poll } from '../../../../../contract/domains/threads/kinds/poll/shapes.ts';

/** The poll as it stands for all now, with what is the reader's own in it. */
export function withFigures({ own }: Poll, answer: Omit<Poll, 'own'>): Poll {
  if (answer.finished === 0 || own.voteRefusal !== '') return { ...answer, own };
  return { ...answer, own: { ...own, can: { vote: false }, voteRefusal: 'threads.poll_finished' } };
}
