import type { DataOf, InputOf } from '../../../../../../contract/call.ts';
import type { forwardCalls } from '../../../../../../contract/domains/threads/kinds/forward/calls.ts';
import type { MemberCtx } from '../../../../../platform/context.ts';
import type { People } from '../../../../follows/index.ts';
import { findSource } from '../actions/find-source.ts';
import { presentSource } from '../present.ts';

type Call = (typeof forwardCalls)['threads.forward-source'];

/** What forwarding a thread would show. */
export const forwardSource =
  ({ members }: Pick<People, 'members'>) =>
  async (ctx: MemberCtx, { tid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { first_pid: pid, ...source } = await findSource(ctx, tid);
    const cards = await members(ctx.db, [source.authorid]);
    return presentSource({ ...source, pid, takedown: null }, { locale: ctx.locale, card: (uid) => cards.get(uid) });
  };
