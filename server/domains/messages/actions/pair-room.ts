import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { blockedAmong, isBlockedEitherWay, type People } from '../../follows/index.ts';
import { type MembersByIds, membersByIds, standingsOf } from '../../members/index.ts';
import { insertPair, lockBeginning, lockPair, type PairPlace, roomTag } from '../../rooms/index.ts';
import { refusalBetween } from '../policy.ts';
import { mayWriteTo, standingTo } from '../reads/standing.ts';
import { leadsElsewhere } from '../rules/links.ts';
import { countRepeats, type MessageRow, plainMessage } from '../sql/messages.ts';
import { messageSaid } from './message-said.ts';
import { type Written, writeMessage } from './write-message.ts';

/** How two members stand to each other, once nobody else writes between them. */
export interface PairRoom {
  place: PairPlace | undefined;
  isStranger: boolean;
}

/**
 * Locks what is written between the two, and refuses where the caller may not write; what may have changed is read anew.
 * `sentBefore` looks for the very message first: one that was sent is answered whatever has changed since.
 */
export async function roomTo(
  ctx: MemberCtx,
  people: People,
  to: number,
  sentBefore: (room: number) => Promise<MessageRow | undefined> = async () => undefined,
): Promise<PairRoom | { sent: MessageRow }> {
  const { db, actor } = ctx;
  await lockPair(db, actor.uid, to);
  const standing = await standingTo(ctx, { ...people, members: membersByIds }, { plid: 0, uid: to });
  const sent = standing.place && (await sentBefore(standing.place.room));
  if (sent) return { sent };
  const [blocked] = await blockedAmong(db, actor.uid, [to]);
  const knew = isBlockedEitherWay(new Map(standing.hidden ? [[to, standing.hidden]] : []), to);
  const hidden = blocked === undefined ? undefined : knew ? standing.hidden : 'blocked_by';
  const apart = refusalBetween(hidden);
  if (apart) refuse(apart);
  if (!standing.place) await lockBeginning(db, actor.uid);
  const { refusal, isStranger } = await mayWriteTo(ctx, people, { ...standing, hidden });
  if (refusal) refuse(refusal);
  return { place: standing.place, isStranger };
}

interface InPair {
  other: number;
  known: PairRoom;
  text: string;
  parts: (room: number) => Promise<Partial<Omit<MessageRow, 'room' | 'id' | 'reacted'>>>;
}

/** Writes a message to the other one of two, beginning their conversation with the first. */
export async function writeInPair(
  ctx: MemberCtx,
  members: MembersByIds,
  { other, known: { place, isStranger }, text, parts }: InPair,
): Promise<Written> {
  const { db, actor, now } = ctx;
  const room = place?.room ?? (await insertPair(db, actor.uid, other, now));
  const more = await parts(room);
  if (isStranger) await checkFirstMessage(ctx, room, text, (more.aid ?? 0) > 0);
  const asks = isStranger && place?.request !== 1;
  const written = await writeMessage(
    ctx,
    members,
    { ...plainMessage(room, actor.uid, text, now), ...more },
    { other, asks },
  );
  // What both see of one another's reading and writing begins with an answer.
  if (place && place.request + place.peer_request > 0) ctx.stale(roomTag(room));
  const isNotified = !isStranger && place?.peer_request !== 2 && !place?.peer_muted;
  if (isNotified && (place?.peer_knows ?? 0) >= (place?.last_id ?? 0)) {
    await messageSaid(ctx, { room, id: written.row.id, from: actor.uid, group: '', named: [other] });
  }
  return written;
}

const day = 86_400_000;

/** What a stranger may not send before an answer: a photo, and as a newcomer links and what they sent to others. */
async function checkFirstMessage(ctx: MemberCtx, room: number, text: string, photo: boolean): Promise<void> {
  const { db, actor, now } = ctx;
  if (photo) refuse('messages.no_photo_yet');
  const joinedAt = (await standingsOf(db, [actor.uid])).get(actor.uid)?.joinedAt ?? now;
  if (now.getTime() - joinedAt.getTime() >= messageLimits.newcomerDays * day) return;
  if (leadsElsewhere(text, ctx.asked.host)) refuse('messages.looks_like_spam');
  if (text.length < messageLimits.repeatLeast) return;
  const since = new Date(now.getTime() - day);
  if ((await countRepeats(db, actor.uid, text, room, since)) >= messageLimits.repeats) {
    refuse('messages.looks_like_spam');
  }
}
