import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { holdGroup, roleIn } from '../../../groups/index.ts';
import { levelIn } from '../../level.ts';

/** Where a new thread stands among groups, and who reads it there. */
export interface Grouping {
  groupid: number | null;
  readperm: number;
}

/** The group that a member posts in: one they are in, whose rule stays as it is until the thread is written. */
export async function takeGroup({ db, actor }: MemberCtx, groupid: number, asked = 0): Promise<Grouping> {
  if (groupid === 0) return { groupid: null, readperm: asked };
  const group = (await holdGroup(db, groupid)) ?? refuse('groups.unknown');
  if ((await roleIn(db, groupid, actor.uid)) === undefined) refuse('groups.members_only');
  return { groupid, readperm: levelIn(group.reading === 1, asked) };
}
