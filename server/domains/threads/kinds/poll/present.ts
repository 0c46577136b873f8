import { pollFixed } from '../../../../../contract/domains/threads/kinds/poll/limits.ts';
import type { Poll } from '../../../../../contract/domains/threads/kinds/poll/shapes.ts';
import type { Actor } from '../../../../platform/context.ts';
import { unixSeconds } from '../../../../platform/unix-seconds.ts';
import type { ForReader } from '../../core/for-reader.ts';
import type { ThreadOfKind } from '../kind.ts';
import { mayVote } from './policy.ts';
import type { PollRow } from './sql/polls.ts';

/** A poll as everybody sees it. It is finished once the job has closed it: nothing here depends on the time. */
export function sharedPoll(poll: PollRow): Omit<Poll, 'own'> {
  const finished = poll.closed_at === null ? 0 : 1;
  return {
    ...pollFixed,
    max_choices: poll.max_choices,
    end_time: poll.days,
    expiration: unixSeconds(poll.ends_at),
    finished,
    is_img: poll.options.some(({ picture }) => picture !== null) ? 1 : 0,
    voters: poll.voters,
    options: poll.options.map(({ a_id, message, picture, votes }) => ({
      ...{ a_id, message, sort: a_id, img: picture, icon: '' },
      ...{ disabled: finished, votes },
    })),
  };
}

/** What is the reader's own in a poll: the own vote, and whether there may be one. */
export function ownPoll(
  viewer: Actor | null,
  now: Date,
  { thread, poll, choices = [] }: { thread: ForReader<ThreadOfKind>; poll: PollRow; choices?: number[] | undefined },
): Poll['own'] {
  const refusal = mayVote(viewer, thread, poll, now);
  return { choices, can: { vote: refusal === undefined && choices.length === 0 }, voteRefusal: refusal ?? '' };
}
