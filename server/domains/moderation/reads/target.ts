import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Moderated, PeopleByIds } from '../people.ts';
import { mayBan } from '../policy.ts';
import { type Sanction, sanctionsOf } from './sanctions-of.ts';

export interface Target {
  /** Office or level, whatever the sanctions. */
  groupid: number;
  /** In force. */
  standing: Sanction | undefined;
  /** Who imposed it. */
  imposedBy: Moderated | undefined;
}

/** A member whom the caller means to ban or free, and what stands against them; refused where the caller may not. */
export async function targetOf(people: PeopleByIds, { actor, db, now }: MemberCtx, uid: number): Promise<Target> {
  const standing = (await sanctionsOf(db, [uid], now)).get(uid);
  const known = await people(db, standing ? [uid, standing.byUid] : [uid]);
  const member = known.get(uid);
  if (!member || member.username === '') refuse('moderation.unknown_member');
  const refusal = mayBan(actor, { uid, ...member });
  if (refusal) refuse(refusal);
  return { groupid: member.groupid, standing, imposedBy: standing && known.get(standing.byUid) };
}
