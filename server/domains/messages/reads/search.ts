import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { nextPlace, readTimeKey } from '../../../platform/keyset.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { isBlockedEitherWay, type People } from '../../follows/index.ts';
import { picturesByAid } from '../../media/index.ts';
import { shownName } from '../../members/index.ts';
import { faceOf, groupPlacesOf } from '../../rooms/index.ts';
import { groupID, pairID } from '../rules/conversation-id.ts';
import { searchMessages } from '../sql/search.ts';
import { ownPlace } from './place.ts';

type Call = (typeof messagesCalls)['messages.search'];

/** Messages that hold the words, in the caller's own conversations and nowhere else. */
export const search =
  ({ members, hiddenFor }: People) =>
  async (ctx: MemberCtx, { q, conversationID, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, locale } = ctx;
    const limit = messageLimits.searchRows;
    const room = conversationID === undefined ? 0 : (await ownPlace(ctx, conversationID)).room;
    const before = after === '' ? undefined : (readTimeKey(after) ?? refuseField('after'));
    const found = await searchMessages(db, actor.uid, { q: q.toLowerCase(), room, before, limit: limit + 1 });
    const hidden = await hiddenFor(db, actor.uid);
    const rows = found.slice(0, limit).map((row) => ({ ...row, at: row.sent_at }));
    const met = rows.filter(({ peer_uid, uid }) => peer_uid > 0 || !isBlockedEitherWay(hidden, uid));
    const groups = met.filter(({ peer_uid }) => peer_uid === 0).map((row) => row.room);
    const [cards, places] = await Promise.all([
      members(db, new Set(met.flatMap(({ uid, peer_uid }) => [uid, peer_uid].filter(Boolean)))),
      groupPlacesOf(db, actor.uid, groups),
    ]);
    const aids = [...places.values()].map(({ aid }) => aid).filter((aid) => aid > 0);
    const faces = await picturesByAid(db, aids);
    return {
      list: met.map((row) => ({
        conversationID: row.peer_uid > 0 ? pairID(row.peer_uid) : groupID(row.room),
        nick: row.peer_uid > 0 ? shownName(cards.get(row.peer_uid), locale) : (places.get(row.room)?.name ?? ''),
        avatar:
          row.peer_uid > 0
            ? (cards.get(row.peer_uid)?.avatar ?? '')
            : faceOf(faces.get(places.get(row.room)?.aid ?? 0)),
        ...{ ID: row.id, from: row.uid, fromNick: shownName(cards.get(row.uid), locale) },
        ...{ text: row.text, time: unixSeconds(row.sent_at) },
      })),
      next: nextPlace({ rows, more: found.length > limit }),
    };
  };
