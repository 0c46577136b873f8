import type { MemberCtx } from '../../../platform/context.ts';
import { knownTo } from '../../rooms/index.ts';
import { conversationWaits } from '../events.ts';
import { whoMutesMentions } from '../sql/settings.ts';

interface Said {
  room: number;
  id: number;
  from: number;
  /** The group's name; empty between two. */
  group: string;
  /** The other one of two, or who is named in a group. */
  named: readonly number[];
}

/**
 * Says that somebody has something to read: the other one of two who had read all until now, and whoever is named in a
 * group, also where its notifications are off. What is unread since one place is one notice.
 */
export async function messageSaid(ctx: MemberCtx, { room, id, from, group, named }: Said): Promise<void> {
  if (named.length === 0) return;
  const { db, now } = ctx;
  const deaf = group === '' ? new Set<number>() : await whoMutesMentions(db, named);
  const known = await knownTo(db, room, named);
  const to = [...known].flatMap(([uid, read]) => (deaf.has(uid) ? [] : [{ uid, read }]));
  if (to.length > 0) ctx.emit(conversationWaits({ room, id, from, group, to, at: now.getTime() }));
}
