import type { pollCalls } from '../../../../../contract/domains/threads/kinds/poll/calls.ts';
import type { Handlers } from '../../../../platform/http/handlers.ts';
import { inBatches, type PersonalData, personalBatch } from '../../../../platform/personal-data.ts';
import type { OwnersIn } from '../../../../platform/table-owners.ts';
import type { ThreadWrites } from '../kind.ts';
import { vote } from './actions/vote.ts';
import { poll } from './poll.ts';
import { dropVotes, type OwnVote, votesOf } from './sql/polls.ts';

export const pollHandlers = ({ create, edit }: ThreadWrites): Handlers<keyof typeof pollCalls> => ({
  'threads.new-thread-vote': async (ctx, input) => ({ Variables: await create(ctx, poll, input) }),
  'threads.edit-post-vote': async (ctx, input) => ({ Variables: await edit(ctx, poll, input) }),
  'threads.vote': vote,
});

/** Whose the rows are. */
export const pollTables: Pick<OwnersIn<'threads'>, 'threads.polls' | 'threads.poll_options' | 'threads.poll_votes'> = {
  'threads.polls': { none: 'parts of threads' },
  'threads.poll_options': { none: 'parts of threads' },
  'threads.poll_votes': { uid: 'forgotten' },
};

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
