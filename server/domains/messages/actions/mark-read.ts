import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { HiddenFor } from '../../follows/index.ts';
import { unreadOf } from '../reads/unread.ts';
import { placeIn, setRead } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';

type Call = (typeof messagesCalls)['messages.mark-read'];

/** Marks a conversation as read, up to a message or whole; the other one's open page shows it. */
export const markRead =
  (deps: { hiddenFor: HiddenFor }) =>
  async (ctx: MemberCtx, { plid, pmid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor } = ctx;
    const place = (await placeIn(db, actor.uid, plid)) ?? refuse('messages.not_exist');
    const upTo = pmid === 0 ? place.last_id : Math.min(pmid, place.last_id);
    if (upTo > place.read_id) {
      await setRead(db, plid, actor.uid, upTo);
      ctx.stale(roomTag(plid));
      await changed(db, 'messages.unread', [actor.uid]);
    }
    return unreadOf(deps, db, actor.uid);
  };
