import type { Poll } from '../../../../../contract/domains/threads/kinds/poll/shapes.ts';

/** The poll as it looks once a vote counts, before the server has said so. */
export const withVote = (poll: Poll, choices: readonly number[]): Poll => ({
  ...poll,
  voters: poll.voters + 1,
  options: poll.options.map((option) =>
    choices.includes(option.a_id) ? { ...option, votes: option.votes + 1 } : option,
  ),
  own: { ...poll.own, choices: [...choices], can: { vote: false } },
});

/** Of a hundred who voted, how many chose this; with several choices the options together are more than a hundred. */
export const percentOf = (votes: number, voters: number): number =>
  voters === 0 ? 0 : Math.min(100, Math.round((votes / voters) * 100));

/** The choices after one of them was pressed: one takes the place of the other, several come and go. */
export function pressed(chosen: readonly number[], a_id: number, { max_choices }: Pick<Poll, 'max_choices'>): number[] {
  if (max_choices === 1) return [a_id];
  return chosen.includes(a_id) ? chosen.filter((each) => each !== a_id) : [...chosen, a_id].slice(0, max_choices);
}
