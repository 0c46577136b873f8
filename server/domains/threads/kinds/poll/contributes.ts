import type { pollCalls } from '../../../../../contract/domains/threads/kinds/poll/calls.ts';
import { everyMinute } from '../../../../platform/jobs/cron-line.ts';
import { inBatches, type PersonalData, personalBatch } from '../../../../platform/personal-data.ts';
import { toMember } from '../../../../platform/references.ts';
import type { Room } from '../../../../platform/room.ts';
import type { RoomDeps } from '../../room.ts';
import { changeDue } from '../change-due.ts';
import { vote } from './actions/vote.ts';
import { poll } from './kind.ts';
import { dropVotes, type OwnVote, votesOf } from './sql/polls.ts';
import { pollStates } from './states.ts';

type Tables = 'threads.polls' | 'threads.poll_options' | 'threads.poll_votes';

/** Who voted what is forgotten with the member; the figures that others have seen stay. */
export const pollPersonalData: Pick<PersonalData, 'collect' | 'forget'> = {
  async *collect(db, uid) {
    yield {
      path: 'votes.json',
      rows: inBatches<OwnVote>((last, most) =>
        votesOf(db, { uid, most, after: last && { at: last.created_at, id: last.tid } }),
      ),
    };
  },
  forget: async ({ db }, uid) => (await dropVotes(db, uid, personalBatch)) === personalBatch,
};

export const pollRoom = (deps: RoomDeps): Room<keyof typeof pollCalls, Tables> => ({
  handlers: {
    'threads.new-thread-vote': async (ctx, input) => ({ Variables: await deps.create(ctx, poll, input) }),
    'threads.edit-post-vote': async (ctx, input) => ({ Variables: await deps.edit(ctx, poll, input) }),
    'threads.vote': vote,
  },
  tables: {
    'threads.polls': { none: 'parts of threads' },
    'threads.poll_options': { none: 'parts of threads' },
    'threads.poll_votes': { uid: 'forgotten' },
  },
  references: { 'threads.poll_votes': { uid: toMember } },
  personalData: pollPersonalData,
  tasks: { 'threads.close-polls': () => changeDue(deps, pollStates) },
  cron: [{ task: 'threads.close-polls', match: '* * * * *', promise: everyMinute }],
});
