import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { threadsCalls } from '../../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import type { Shown } from '../../core/reads/viewing.ts';
import { countFollows, followsOf } from '../../core/sql/thread-follows.ts';
import { ended, idsOf, pageOf } from '../../reads/member-lists.ts';
import { threadRows } from '../../reads/rows.ts';

type Call = (typeof threadsCalls)['threads.followed-threads'];

/** The reader's own followed threads, followed last first. */
export const followedThreads =
  (people: Shown) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const found = await pageOf(ctx, people, input, (asked) => followsOf(ctx.db, asked));
    const list = await threadRows(ctx, people, idsOf(found.rows));
    return { list, ...ended(input, await countFollows(ctx.db, ctx.actor.uid), found) };
  };
