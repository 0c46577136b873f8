import { type GroupRole, groupLimits, groupRoles } from '../../../contract/domains/groups/limits.ts';
import type { RefusalName } from '../../../contract/refusals.ts';
import { moderatesIn, silenceOf } from '../moderation/index.ts';

/** Roles as they are stored. */
export const roles = { member: 0, admin: 1, owner: 2 } as const satisfies Record<GroupRole, number>;
export type Role = (typeof roles)[GroupRole];

export const roleName = (role: number | undefined): GroupRole | '' =>
  role === undefined ? '' : (groupRoles[role] ?? '');

type Verdict = RefusalName | undefined;

interface Speaker {
  groupid: number;
  verified: boolean;
  needsConsent: boolean;
}

/** Who may write at all may create a group, so many of their own. */
export function mayCreate(speaker: Speaker, { owned, joined }: { owned: number; joined: number }): Verdict {
  return mayWrite(speaker) ?? (owned >= groupLimits.owned ? 'groups.too_many_owned' : mayJoin(joined));
}

/** What a group says of itself is published like a post. */
export function mayWrite(speaker: Speaker): Verdict {
  const silence = silenceOf(speaker);
  if (silence === undefined) return undefined;
  return silence === 'unverified' || silence === 'needs_consent' ? 'groups.unverified' : 'groups.may_not_speak';
}

export const mayJoin = (joined: number): Verdict =>
  joined >= groupLimits.joined ? 'groups.too_many_joined' : undefined;

/** The owner alone changes a group, names admins and deletes it. */
export const mayChange = (role: number | undefined): Verdict =>
  role === roles.owner ? undefined : 'groups.not_theirs';

/** The owner and the admins decide who is taken in, and what is shown. */
export const mayManage = (role: number | undefined): Verdict =>
  role !== undefined && role >= roles.admin ? undefined : 'groups.not_theirs';

/** Admins remove members, the owner admins as well; nobody removes the owner. */
export function mayRemove(by: number | undefined, of: number): Verdict {
  const unfit = mayManage(by);
  if (unfit) return unfit;
  if (of === roles.owner) return 'groups.owner_stays';
  return by! > of ? undefined : 'groups.not_theirs';
}

/** A group belongs to somebody: its owner deletes it, and doesn't leave it. */
export const mayLeave = (role: number | undefined): Verdict =>
  role === roles.owner ? 'groups.owner_stays' : undefined;

/** Who reads. */
interface Reader {
  groupid: number;
  countryFid: number;
}

/** What a group for members alone holds is for them, and for those who moderate there: they judge what is reported. */
export function mayLookInto(
  reader: Reader | null,
  group: { membersOnly: boolean; countryFid: number },
  role: number | undefined,
): Verdict {
  if (!group.membersOnly || role !== undefined) return undefined;
  return moderatesIn(reader, group.countryFid) ? undefined : 'groups.members_only';
}
