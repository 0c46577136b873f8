import { bannedGroup, operatorGroup, silencedGroup } from '../../../contract/primitives/access-limits.ts';
import { globalFid } from '../../../contract/primitives/countries.ts';
import type { RefusalName } from '../../../contract/refusals.ts';

interface InGroup {
  groupid: number;
}

interface Speaker extends InGroup {
  /** An e-mail verified, or a phone proven (R-EML-002). */
  verified: boolean;
  /** Too young to write before a guardian agrees (R-MSC-033). */
  needsConsent: boolean;
}

/** Why somebody may not write. */
export type Silence = 'no_access' | 'muted' | 'unverified' | 'needs_consent';

/** The group that counts: a sanction in force stands over what somebody is otherwise. */
export const groupInForce = (own: number, sanction: InGroup | undefined): number => sanction?.groupid ?? own;

/** May use the site at all. A member with no access can still log in, and sees why. */
export const mayEnter = ({ groupid }: InGroup): boolean => groupid !== bannedGroup;

/** Why somebody may write nothing: neither posts nor comments, nor messages to others; undefined when they may. */
export function silenceOf({ groupid, verified, needsConsent }: Speaker): Silence | undefined {
  if (groupid === bannedGroup) return 'no_access';
  if (groupid === silencedGroup) return 'muted';
  if (!verified) return 'unverified';
  return needsConsent ? 'needs_consent' : undefined;
}

/** Whether no sanction silences a member; whether they may write is for `silenceOf` to say. */
export const maySpeak = ({ groupid }: InGroup): boolean => groupid !== silencedGroup && groupid !== bannedGroup;

/** Operators, country moderators and moderators. */
export const mayModerate = ({ groupid }: InGroup): boolean => groupid >= 1 && groupid <= 3;

/** Operators moderate everywhere, and so does whoever serves Global. */
export const moderatesEverywhere = (by: InGroup & { countryFid: number }): boolean =>
  mayModerate(by) && (by.groupid === operatorGroup || by.countryFid === globalFid);

interface Moderator extends InGroup {
  uid: number;
  countryFid: number;
}

/** Operators moderate everywhere, and so does whoever serves Global. */
export const moderatesAll = ({ groupid, countryFid }: Omit<Moderator, 'uid'>): boolean =>
  mayModerate({ groupid }) && (groupid === operatorGroup || countryFid === globalFid);

/** The country whose threads somebody moderates, null for every one. */
export const placeModerated = (by: Pick<Moderator, 'groupid' | 'countryFid'>): number | null =>
  moderatesAll(by) ? null : by.countryFid;

/** Whether somebody moderates the threads of a country. */
export const moderatesIn = (by: Omit<Moderator, 'uid'> | null, countryFid: number): boolean =>
  by !== null && mayModerate(by) && (moderatesAll(by) || by.countryFid === countryFid);

/** A member as a moderator meets one: the group is the office or level, whatever the sanctions. */
interface Met extends InGroup {
  uid: number;
  countryFid: number;
}

/**
 * Why somebody may not ban a member, or free one. Operators are out of everybody's reach; an operator reaches all
 * others, country moderators and moderators the plain members of their own country, or of all where they serve Global.
 */
export function mayBan(by: Moderator, member: Met): RefusalName | undefined {
  if (!mayModerate(by)) return 'wire.forbidden';
  if (member.uid === by.uid) return 'moderation.yourself';
  if (member.groupid === operatorGroup) return 'moderation.is_operator';
  if (by.groupid === operatorGroup) return undefined;
  if (mayModerate(member)) return 'moderation.is_moderator';
  const near = by.countryFid === globalFid || by.countryFid === member.countryFid;
  return near ? undefined : 'moderation.other_country';
}

/** Why a sanction that stands may not be changed: what an operator decided is for operators to undo. */
export function mayChange(by: InGroup, imposedBy: InGroup | undefined): RefusalName | undefined {
  const over = imposedBy?.groupid === operatorGroup && by.groupid !== operatorGroup;
  return over ? 'moderation.operators_sanction' : undefined;
}
