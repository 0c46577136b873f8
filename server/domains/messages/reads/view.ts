import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { People } from '../../follows/index.ts';
import { presentMember, presentMessage } from '../present.ts';
import { messagesBefore } from '../sql/messages.ts';
import { refusalToWrite, standingBetween } from './standing.ts';

type Call = (typeof messagesCalls)['messages.view'];

/** The newest messages of a conversation, or those before one of them. */
export const view =
  (people: People) =>
  async (ctx: MemberCtx, { plid, uid, limit, before }: InputOf<Call>): Promise<DataOf<Call>> => {
    const standing = await standingBetween(ctx, people, { plid, uid });
    const { place, card } = standing;
    const sendRefusal = (await refusalToWrite(ctx, people, standing)) ?? '';
    const { room = 0, last_id = 0, hidden_before = 0, read_id = 0, peer_read = 0 } = place ?? {};
    const rows = await messagesBefore(ctx.db, room, {
      before: before === 0 ? last_id + 1 : before,
      ...{ after: hidden_before, limit: limit + 1 },
    });
    const list = rows.slice(-limit).map(presentMessage);
    return {
      ...{ plid: room, groupowner: 0, list, lastpmid: last_id, readpmid: peer_read },
      members: [presentMember(standing.uid, card, ctx.locale)],
      oldpmid: list[0]?.pmid ?? 0,
      more: rows.length > limit ? 1 : 0,
      unread: Math.max(0, last_id - Math.max(read_id, hidden_before)),
      blocked: standing.hidden === 'blocked' ? 1 : 0,
      can: { send: sendRefusal === '' ? 1 : 0, sendRefusal },
    };
  };
