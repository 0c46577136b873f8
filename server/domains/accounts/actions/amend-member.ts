import type { Ctx } from '../../../platform/context.ts';
import { memberChanged } from '../events.ts';
import { updateMember } from '../sql/members.ts';

export interface Amendment {
  groupid?: number;
  isCreator?: boolean;
  sightml?: string;
  phonetype?: string;
  avatarAid?: number | null;
}

/** Changes what others see of a member, or what a member is; every process hears of it. False for an unknown one. */
export async function amendMember(
  { db, emit, touch }: Pick<Ctx, 'db' | 'emit' | 'touch'>,
  uid: number,
  { groupid, isCreator, sightml, phonetype, avatarAid }: Amendment,
): Promise<boolean> {
  const changed = await updateMember(db, uid, {
    ...(groupid === undefined ? {} : { groupid }),
    ...(isCreator === undefined ? {} : { is_creator: isCreator }),
    ...(sightml === undefined ? {} : { sightml }),
    ...(phonetype === undefined ? {} : { phonetype }),
    ...(avatarAid === undefined ? {} : { avatar_aid: avatarAid }),
  });
  if (!changed) return false;
  emit(memberChanged({ uid }));
  touch(`u:${uid}`);
  return true;
}
