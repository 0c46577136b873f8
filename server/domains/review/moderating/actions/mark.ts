import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { reviewCalls } from '../../../../../contract/domains/review/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import type { Grounds } from '../../../moderation/index.ts';
import { changeDigest, setMarks, staleLists, type ThreadData } from '../../../threads/index.ts';
import { firstOf, lockModerated, noteModerated, type People } from './moderated.ts';

type Calls = typeof reviewCalls;

/** Its lists show it, and so does its page. */
function staleThread(ctx: Pick<MemberCtx, 'stale'>, { tid, fid, country_fid }: ThreadData): void {
  staleLists(ctx, { fid, countryFid: country_fid });
  ctx.stale(`t:${tid}`);
}

/** Puts a thread into the digest or takes it out; what it earns or loses by it follows from the fact. */
export const digest =
  (people: People) =>
  async (ctx: MemberCtx, input: InputOf<Calls['review.digest']> & Grounds): Promise<DataOf<Calls['review.digest']>> => {
    const { tid, digestlevel: level, rule, reason, said } = input;
    const thread = await lockModerated(people, ctx, 'digest', tid);
    if (level === thread.digest) return { tid, digest: level };
    await changeDigest(ctx, thread, level);
    staleThread(ctx, thread);
    await noteModerated(ctx, {
      ...{ act: 'digest', on: level, post: firstOf(thread), thread, rule, reason, said },
      ...{ before: { level: thread.digest }, after: { level } },
    });
    return { tid, digest: level };
  };

/** Colours a thread's title in lists. */
export const highlight =
  (people: People) =>
  async (
    ctx: MemberCtx,
    input: InputOf<Calls['review.highlight']> & Grounds,
  ): Promise<DataOf<Calls['review.highlight']>> => {
    const { tid, highlight_style: level, rule, reason, said } = input;
    const thread = await lockModerated(people, ctx, 'highlight', tid);
    if (level === thread.highlight) return { tid, highlight: level };
    await setMarks(ctx.db, tid, { highlight: level });
    staleThread(ctx, thread);
    await noteModerated(ctx, {
      ...{ act: 'highlight', on: level, post: firstOf(thread), thread, rule, reason, said },
      ...{ before: { level: thread.highlight }, after: { level } },
    });
    return { tid, highlight: level };
  };

/** Closes a thread that is locked, or reopens it. */
export async function setClosed(ctx: MemberCtx, thread: ThreadData, closed: boolean): Promise<void> {
  await setMarks(ctx.db, thread.tid, { closed });
  staleThread(ctx, thread);
}

/** Closes a thread to replies, or reopens it. */
export const close =
  (people: People) =>
  async (ctx: MemberCtx, input: InputOf<Calls['review.close']> & Grounds): Promise<DataOf<Calls['review.close']>> => {
    const { tid, rule, reason, said } = input;
    const closed = input.closed === 1 ? 1 : 0;
    const thread = await lockModerated(people, ctx, 'close', tid);
    if (thread.closed === (closed === 1)) return { tid, closed };
    await setClosed(ctx, thread, closed === 1);
    await noteModerated(ctx, {
      ...{ act: 'close', on: closed, post: firstOf(thread), thread, rule, reason, said },
      ...{ before: { closed: thread.closed }, after: { closed: closed === 1 } },
    });
    return { tid, closed };
  };
