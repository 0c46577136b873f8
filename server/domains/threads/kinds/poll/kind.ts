import type { InputOf } from '../../../../../contract/call.ts';
import { postLimits } from '../../../../../contract/domains/posts/limits.ts';
import type { pollCalls } from '../../../../../contract/domains/threads/kinds/poll/calls.ts';
import { savedPoll } from '../../../../../contract/domains/threads/kinds/poll/draft.ts';
import type { Poll } from '../../../../../contract/domains/threads/kinds/poll/shapes.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { attachPictures, detachPictures, picturesByAid } from '../../../media/index.ts';
import type { Kind, Writing } from '../kind.ts';
import { mayEditPoll } from './policy.ts';
import { ownPoll, sharedPoll } from './present.ts';
import { takeOptions } from './rules/options.ts';
import { choicesOf, type NewPoll, type PollRow, pollsByIds, writePoll } from './sql/polls.ts';

type Input = Pick<
  InputOf<(typeof pollCalls)['threads.new-thread-vote']>,
  'polloptions' | 'pollimage' | 'maxchoices' | 'expiration'
>;

const dayMilliseconds = 86_400_000;
const pictured = (options: readonly { picture: { aid: number } | null }[]): number[] =>
  options.flatMap(({ picture }) => picture?.aid ?? []);

/** Options with words, as its composer would send them. */
function pollFromDraft(saved: unknown): Input | undefined {
  const poll = savedPoll.safeParse(saved).data;
  if (!poll) return undefined;
  const options = poll.options.filter(({ text }) => text.trim() !== '');
  return {
    polloptions: options.map(({ text }) => text),
    pollimage: options.map(({ photo }) => photo?.aid ?? 0),
    maxchoices: Math.max(1, Math.min(poll.maxChoices, options.length)),
    expiration: poll.days,
  };
}

/** A question with options to choose from, until its end. Words beside it may be none. */
export const poll: Kind<Input, NewPoll, PollRow, Poll> & Writing<Input, NewPoll> = {
  name: 'poll',
  message: { least: 0, most: postLimits.messageMax },
  mayCreate: () => Promise.resolve(undefined),
  async take(ctx, { polloptions, pollimage, maxchoices, expiration }) {
    const taken = takeOptions(polloptions, pollimage, maxchoices);
    if (!taken.ok) return refuse(taken.refusal);
    const aids = taken.options.map(({ aid }) => aid).filter((aid) => aid > 0);
    const pictures = await picturesByAid(ctx.db, aids);
    await attachPictures(ctx, ctx.actor.uid, aids);
    return {
      maxChoices: maxchoices,
      days: expiration,
      endsAt: new Date(ctx.now.getTime() + expiration * dayMilliseconds),
      options: taken.options.map(({ message, aid }) => ({ message, picture: pictures.get(aid) ?? null })),
    };
  },
  fromDraft: pollFromDraft,
  store: (ctx, tid, taken) => writePoll(ctx.db, tid, taken),
  async replace(ctx, tid, taken) {
    await poll.release(ctx, tid);
    await writePoll(ctx.db, tid, taken);
  },
  mayEdit: mayEditPoll,
  async release(ctx, tid) {
    const [row] = await pollsByIds(ctx.db, [tid]);
    await detachPictures(ctx, pictured(row?.options ?? []));
  },
  hydrate: async (db, tids, lock) => new Map((await pollsByIds(db, tids, lock)).map((row) => [row.tid, row])),
  shared: sharedPoll,
  async own({ db, actor, now }, parts) {
    const tids = parts.map(({ thread }) => thread.tid);
    const votes = actor ? await choicesOf(db, actor.uid, tids) : new Map<number, number[]>();
    return new Map(
      parts.map(({ thread, row }) => [
        thread.tid,
        ownPoll(actor, now, { thread, poll: row, choices: votes.get(thread.tid) }),
      ]),
    );
  },
};
