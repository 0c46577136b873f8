import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { foundThreads, type Shown } from '../../threads/index.ts';

type Call = (typeof messagesCalls)['messages.shared-threads'];

/** What a message that shares a thread shows of it; threads that the caller may not read are left out. */
export const sharedThreads =
  (people: Shown) =>
  async (ctx: MemberCtx, { tids }: InputOf<Call>): Promise<DataOf<Call>> => {
    const found = await foundThreads(ctx, people, [...new Set(tids)]);
    return { list: found.map(({ tid, subject, typename, replies }) => ({ tid, subject, board: typename, replies })) };
  };
