import type { CategoryIds } from './categories.ts';
import type { Player } from './join.ts';
import type { Act } from './stage.ts';
import { type PollStory, polls } from './story/polls.ts';

const minute = 60_000;

/** What somebody writes at a moment of the story. */
export interface Writing {
  at: number;
  write(): Promise<void>;
}

/** The asking of the world's polls, and the votes in each; the site's own job closes what is over. */
export const pollWritings = (
  act: Act,
  players: ReadonlyMap<string, Player>,
  end: number,
  categories: CategoryIds,
): Writing[] =>
  polls.map((poll) => {
    const categoryOf = ({ by, about }: PollStory) => categories(players.get(by)!.person.country, about);
    const at = end - poll.ago * 60 * minute;
    return { at, write: () => askAndVote(act, players, poll, { at, typeid: categoryOf(poll) }) };
  });

async function askAndVote(
  act: Act,
  players: ReadonlyMap<string, Player>,
  { by, subject, message, options, maxChoices, days, votes }: PollStory,
  { at, typeid }: { at: number; typeid: number },
): Promise<void> {
  const asked = { typeid, subject, message, polloptions: [...options], maxchoices: maxChoices, expiration: days };
  const asking = { ...placeOf(players.get(by)!), at: new Date(at) };
  const { tid } = (await act('threads.new-thread-vote', asked, asking)).Variables;
  for (const [i, [name, choices]] of votes.entries()) {
    const voting = { ...placeOf(players.get(name)!), at: new Date(at + (7 + i * 11) * minute) };
    await act('threads.vote', { tid, a_id: [...choices] }, voting);
  }
}

const placeOf = ({ actor, ip }: Player) => ({ actor, ip });
