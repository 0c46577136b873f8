import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isBlockedEitherWay, type People } from '../../follows/index.ts';
import { groupPlaceOf, headsOf, placeIn } from '../../rooms/index.ts';
import { presentMember, presentMessage } from '../present.ts';
import { messagesBefore } from '../sql/messages.ts';
import { canInGroup } from './conversation-rows.ts';
import { refusalToWrite, standingBetween } from './standing.ts';

type Call = (typeof messagesCalls)['messages.view'];

/** The newest messages of a conversation, or those before one of them. */
export const view =
  (people: People) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { plid, uid, limit, before } = input;
    if (plid > 0 && !(await placeIn(ctx.db, ctx.actor.uid, plid))) return viewGroup(ctx, people, input);
    const standing = await standingBetween(ctx, people, { plid, uid });
    const { place, card } = standing;
    const sendRefusal = (await refusalToWrite(ctx, people, standing)) ?? '';
    const { room = 0, last_id = 0, hidden_before = 0, read_id = 0, peer_read = 0 } = place ?? {};
    const meets = { room, uid: ctx.actor.uid, after: hidden_before, seesHeld: false };
    const rows = await messagesBefore(ctx.db, meets, before === 0 ? last_id + 1 : before, limit + 1);
    const list = rows.slice(-limit).map(presentMessage);
    return {
      ...{ plid: room, groupowner: 0, list, lastpmid: last_id, readpmid: place?.peer_request === 0 ? peer_read : 0 },
      members: [presentMember(standing.uid, card, ctx.locale)],
      oldpmid: list[0]?.pmid ?? 0,
      more: flag(rows.length > limit),
      unread: Math.max(0, last_id - Math.max(read_id, hidden_before)),
      blocked: flag(standing.hidden === 'blocked'),
      can: { send: flag(sendRefusal === ''), sendRefusal },
    };
  };

/** The same of a group; of its members those who look after it. */
async function viewGroup(
  ctx: MemberCtx,
  { members, hiddenFor }: People,
  { plid, limit, before }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const { db, actor, locale } = ctx;
  const place = (await groupPlaceOf(db, actor.uid, plid)) ?? refuse('messages.not_exist');
  const meets = { room: plid, uid: actor.uid, after: place.hidden_before, seesHeld: place.role > 0 };
  const [rows, heads, hidden] = await Promise.all([
    messagesBefore(db, meets, before === 0 ? place.last_id + 1 : before, limit + 1),
    headsOf(db, plid),
    hiddenFor(db, actor.uid),
  ]);
  const cards = await members(db, heads);
  const met = rows.slice(-limit);
  const list = met.filter(({ uid }) => !isBlockedEitherWay(hidden, uid)).map(presentMessage);
  const { send, sendRefusal } = canInGroup(ctx, place);
  return {
    ...{ plid, groupowner: place.owner_uid, list, lastpmid: place.last_id, readpmid: 0, blocked: 0 },
    members: heads.map((uid) => presentMember(uid, cards.get(uid), locale)),
    oldpmid: met[0]?.id ?? 0,
    more: flag(rows.length > limit),
    unread: Math.max(0, place.last_id - Math.max(place.read_id, place.hidden_before)),
    can: { send, sendRefusal },
  };
}
