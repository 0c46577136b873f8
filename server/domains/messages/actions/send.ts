import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { blockedAmong, isBlockedEitherWay, type People } from '../../follows/index.ts';
import { membersByIds } from '../../members/index.ts';
import type { WordLists } from '../../moderation/index.ts';
import { refusalBetween } from '../policy.ts';
import { refusalToWrite, standingTo } from '../reads/standing.ts';
import { insertMessage } from '../sql/messages.ts';
import { insertPair, lockBeginning, lockPair, placeIn } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';
import { takeMessage } from './take-message.ts';

type Call = (typeof messagesCalls)['messages.send'];

/** Sends a message to a member; the first one begins their conversation. */
export const send =
  (people: People, wordLists: WordLists) =>
  async (ctx: MemberCtx, { plid, uid, message, format }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, now } = ctx;
    const to = await recipientOf(ctx, { plid, uid });
    const text = await takeMessage(ctx, wordLists, { message, format });
    await lockPair(db, actor.uid, to);
    const room = (await roomTo(ctx, people, to)) ?? (await insertPair(db, actor.uid, to, now));
    const pmid = await insertMessage(db, { room, uid: actor.uid, text, now });
    ctx.stale(roomTag(room));
    await changed(db, 'messages.unread', [actor.uid, to]);
    return { plid: room, pmid, uid: actor.uid, message: text, dateline: unixSeconds(now) };
  };

async function recipientOf({ db, actor }: MemberCtx, { plid, uid }: { plid: number; uid: number }): Promise<number> {
  if (plid === 0) return uid === 0 ? refuse('messages.no_recipient') : uid;
  return (await placeIn(db, actor.uid, plid))?.peer_uid ?? refuse('messages.not_exist');
}

/** The room of the two where there is one, and the caller may write in it; what may have changed is read anew. */
async function roomTo(ctx: MemberCtx, people: People, to: number): Promise<number | undefined> {
  const { db, actor } = ctx;
  const standing = await standingTo(ctx, { ...people, members: membersByIds }, { plid: 0, uid: to });
  const [blocked] = await blockedAmong(db, actor.uid, [to]);
  const knew = isBlockedEitherWay(new Map(standing.hidden ? [[to, standing.hidden]] : []), to);
  const hidden = blocked === undefined ? undefined : knew ? standing.hidden : 'blocked_by';
  const apart = refusalBetween(hidden);
  if (apart) refuse(apart);
  if (!standing.place) await lockBeginning(db, actor.uid);
  const refusal = await refusalToWrite(ctx, people, { ...standing, hidden });
  if (refusal) refuse(refusal);
  return standing.place?.room;
}
