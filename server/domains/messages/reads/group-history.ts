import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isBlockedEitherWay, type People } from '../../follows/index.ts';
import { shownName } from '../../members/index.ts';
import { groupPlaceOf, placesIn } from '../../rooms/index.ts';
import { presentMessage } from '../present.ts';
import { messagesBefore } from '../sql/messages.ts';

type Call = (typeof messagesCalls)['messages.group-history'];

/** A page of a group by its number: the newest is the first, and pages are as many numbers long as a page has rows. */
export const groupHistory =
  ({ members, hiddenFor }: People) =>
  async (ctx: MemberCtx, { plid, page, perpage }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, locale } = ctx;
    const place = (await groupPlaceOf(db, actor.uid, plid)) ?? refuse('messages.not_exist');
    const meets = { room: plid, uid: actor.uid, after: place.hidden_before, seesHeld: place.role > 0 };
    const before = place.last_id - (page - 1) * perpage + 1;
    const oldest = Math.max(place.hidden_before, before - 1 - perpage);
    const [rows, inside, hidden] = await Promise.all([
      before > 0 ? messagesBefore(db, { ...meets, after: oldest }, before, perpage) : [],
      placesIn(db, plid, roomLimits.membersPage),
      hiddenFor(db, actor.uid),
    ]);
    const met = rows.filter(({ uid }) => !isBlockedEitherWay(hidden, uid));
    const cards = await members(db, new Set([...inside.map(({ uid }) => uid), ...met.map(({ uid }) => uid)]));
    const nameOf = (uid: number) => shownName(cards.get(uid), locale);
    return {
      ...{ plid, groupowner: place.owner_uid, lastpmid: place.last_id, oldpmid: place.hidden_before + 1 },
      members: inside.map(({ uid }) => ({ uid, username: nameOf(uid) })),
      list: met.map((row) => ({ ...presentMessage(row), username: nameOf(row.uid) })),
      ...{ page, count: Math.max(0, place.last_id - place.hidden_before), perpage },
    };
  };
