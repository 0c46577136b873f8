import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { People } from '../../follows/index.ts';
import { shownName } from '../../members/index.ts';
import { refusalToWrite, standingBetween } from './standing.ts';

type Call = (typeof messagesCalls)['messages.open'];

/** Finds the conversation with a member, where the caller may write to them. It begins with the first message. */
export const open =
  (people: People) =>
  async (ctx: MemberCtx, { uid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const standing = await standingBetween(ctx, people, { plid: 0, uid });
    const refusal = await refusalToWrite(ctx, people, standing);
    if (refusal) refuse(refusal);
    return { plid: standing.place?.room ?? 0, uid, username: shownName(standing.card, ctx.locale) };
  };
