import type { MemberCtx } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { findTopic } from '../../topics/index.ts';
import type { RoomsDeps } from '../deps.ts';
import { lockHome, roomOfThreadGroup, roomOfTopic } from '../sql/rooms.ts';

export interface Home {
  topid: number;
  fid: number;
  threadGroup: number;
}

type HomeDeps = Pick<RoomsDeps, 'categories' | 'threadGroups'>;

/** Whether a chat of a topic or a group of threads is the caller's to open: its host's, or its owner's and admins'. */
export async function isHostOf(
  { threadGroups }: Pick<RoomsDeps, 'threadGroups'>,
  { db, actor }: Pick<MemberCtx, 'db' | 'actor'>,
  { topid, threadGroup }: Pick<Home, 'topid' | 'threadGroup'>,
): Promise<boolean> {
  if (topid > 0 && (await findTopic(db, topid))?.host_uid !== actor.uid) return false;
  if (threadGroup === 0) return true;
  const role = await threadGroups.roleIn(db, threadGroup, actor.uid);
  return role === 'owner' || role === 'admin';
}

/** Whether a board is one of the caller's country. */
export const isBoard = async (
  { categories }: Pick<RoomsDeps, 'categories'>,
  { db, actor, locale }: Pick<MemberCtx, 'db' | 'actor' | 'locale'>,
  fid: number,
): Promise<boolean> => (await categories.find(db, actor.countryFid, fid, locale)) !== undefined;

/**
 * Refuses a group of a topic, a board or a group of threads that the caller may not make: a topic's is its host's, one
 * of a group of threads its owner's and admins', and each of them has one room.
 */
export async function checkHome(deps: HomeDeps, ctx: MemberCtx, home: Home): Promise<void> {
  const { db } = ctx;
  const { topid, fid, threadGroup } = home;
  if (fid > 0 && !(await isBoard(deps, ctx, fid))) refuseField('fid');
  if (!(await isHostOf(deps, ctx, home))) refuse('rooms.host_only');
  if (topid === 0 && threadGroup === 0) return;
  await lockHome(db, { topid, threadGroup });
  const standing = (await roomOfTopic(db, topid)) ?? (await roomOfThreadGroup(db, threadGroup));
  if (standing !== undefined) refuse('rooms.has_room');
}
