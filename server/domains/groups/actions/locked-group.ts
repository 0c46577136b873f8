import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Group, lockGroup } from '../sql/groups.ts';
import { roleIn } from '../sql/members.ts';

/** A group that is about to change, and what the caller is in it. */
export async function lockedGroup(
  { db, actor }: MemberCtx,
  groupid: number,
): Promise<{ group: Group; role: number | undefined }> {
  const group = (await lockGroup(db, groupid)) ?? refuse('groups.unknown');
  return { group, role: await roleIn(db, groupid, actor.uid) };
}
