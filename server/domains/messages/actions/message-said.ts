import type { MemberCtx } from '../../../platform/context.ts';
import { conversationWaits } from '../events.ts';
import { whoMutesMentions } from '../sql/settings.ts';

interface Said {
  room: number;
  id: number;
  /** The group's name; empty between two. */
  group: string;
  /** The other one of two, or who is named in a group. */
  named: readonly number[];
}

/**
 * Says that somebody has something to read: the other one of two who had read all until now, and whoever is named in a
 * group, also where its notifications are off.
 */
export async function messageSaid(ctx: MemberCtx, { room, id, group, named }: Said): Promise<void> {
  const { db, actor, now } = ctx;
  const deaf = group === '' ? new Set<number>() : await whoMutesMentions(db, named);
  const uids = named.filter((uid) => !deaf.has(uid));
  if (uids.length > 0) ctx.emit(conversationWaits({ room, id, from: actor.uid, group, uids, at: now.getTime() }));
}
