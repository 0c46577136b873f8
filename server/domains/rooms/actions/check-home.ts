import type { MemberCtx } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { findTopic } from '../../topics/index.ts';
import type { RoomsDeps } from '../deps.ts';
import { lockHome, roomOfThreadGroup, roomOfTopic } from '../sql/rooms.ts';

interface Home {
  topid: number;
  fid: number;
  threadGroup: number;
}

/**
 * Refuses a group of a topic, a board or a group of threads that the caller may not make: a topic's is its host's, one
 * of a group of threads its owner's and admins', and each of them has one room.
 */
export async function checkHome(
  { categories, threadGroups }: Pick<RoomsDeps, 'categories' | 'threadGroups'>,
  { db, actor, locale }: MemberCtx,
  { topid, fid, threadGroup }: Home,
): Promise<void> {
  if (fid > 0 && !(await categories.find(db, actor.countryFid, fid, locale))) refuseField('fid');
  if (topid > 0 && (await findTopic(db, topid))?.host_uid !== actor.uid) refuse('rooms.host_only');
  if (threadGroup > 0) {
    const role = await threadGroups.roleIn(db, threadGroup, actor.uid);
    if (role !== 'owner' && role !== 'admin') refuse('rooms.host_only');
  }
  if (topid === 0 && threadGroup === 0) return;
  await lockHome(db, { topid, threadGroup });
  const standing = (await roomOfTopic(db, topid)) ?? (await roomOfThreadGroup(db, threadGroup));
  if (standing !== undefined) refuse('rooms.has_room');
}
