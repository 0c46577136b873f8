import type { DataOf, InputOf } from '../../../../../../contract/call.ts';
import type { pollCalls } from '../../../../../../contract/domains/threads/kinds/poll/calls.ts';
import type { MemberCtx } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { refuseBlocked } from '../../../../posts/index.ts';
import { findThread } from '../../../core/sql/threads.ts';
import { pollVoted } from '../../../events.ts';
import { forReaderIfThere } from '../../../traits/for-reader.ts';
import { mayVote } from '../policy.ts';
import { ownPoll, sharedPoll } from '../present.ts';
import { takeChoices } from '../rules/options.ts';
import { choicesOf, countVote, insertVote, type PollRow, pollsByIds } from '../sql/polls.ts';

type Call = (typeof pollCalls)['threads.vote'];

/** Votes in a poll, once: the same vote again, from another device too, is answered as the first was. */
export async function vote(ctx: MemberCtx, { tid, a_id }: InputOf<Call>): Promise<DataOf<Call>> {
  const thread = await forReaderIfThere(ctx, await findThread(ctx.db, tid));
  if (!thread) return refuse('threads.not_exist');
  const [poll] = await pollsByIds(ctx.db, [tid], 'lock');
  if (!poll) return refuse('threads.poll_not_exist');
  const before = (await choicesOf(ctx.db, ctx.actor.uid, [tid])).get(tid);
  const refusal = mayVote(ctx.actor, thread, poll, ctx.now);
  // A member who has voted gets that answer, also where nobody votes any more.
  if (refusal && !(before && refusal === 'threads.poll_finished')) return refuse(refusal);
  await refuseBlocked(ctx, [thread.authorid]);
  const taken = takeChoices(a_id, poll);
  if (!taken.ok) return refuse(taken.refusal);

  const { choices } = taken;
  if (before && before.join() !== choices.join()) return refuse('threads.poll_voted');
  const counted = !before && (await insertVote(ctx.db, { tid, uid: ctx.actor.uid, choices, now: ctx.now }));
  if (counted) {
    await countVote(ctx.db, tid, choices);
    ctx.emit(pollVoted({ tid, uid: ctx.actor.uid, at: ctx.now.getTime() }));
    ctx.stale(`t:${tid}`);
  }
  const shown = counted ? withVote(poll, choices) : poll;
  return { ...sharedPoll(shown), own: ownPoll(ctx.actor, ctx.now, { thread, poll: shown, choices }) };
}

/** The poll with a vote that was just counted, as it was locked when it was read. */
const withVote = (poll: PollRow, choices: readonly number[]): PollRow => ({
  ...poll,
  voters: poll.voters + 1,
  options: poll.options.map((option) => ({ ...option, votes: option.votes + (choices.includes(option.a_id) ? 1 : 0) })),
});
