import { bannedGroup, operatorGroup, silencedGroup } from '../../../contract/primitives/access-limits.ts';
import { globalFid } from '../../../contract/primitives/countries.ts';
import type { RefusalName } from '../../../contract/refusals.ts';
import type { CountryOffice } from '../../platform/context.ts';

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

interface Moderator extends InGroup {
  uid: number;
  countryFid: number;
}

/** Operators moderate everywhere, and so does whoever serves Global. */
export const moderatesEverywhere = ({ groupid, countryFid }: Omit<Moderator, 'uid'>): boolean =>
  mayModerate({ groupid }) && (groupid === operatorGroup || countryFid === globalFid);

/**
 * Whether who shared an address with somebody may be named to a moderator: accounts of other countries, and those that hold an
 * office, are counted alone.
 */
export const mayBeNamed = (by: Omit<Moderator, 'uid'>, member: Omit<Moderator, 'uid'>): boolean =>
  moderatesEverywhere(by) ||
  (!mayModerate(member) && (member.countryFid === by.countryFid || member.countryFid === globalFid));

/** The country whose threads somebody moderates, null for every one. */
export const placeModerated = (by: Pick<Moderator, 'groupid' | 'countryFid'>): number | null =>
  moderatesEverywhere(by) ? null : by.countryFid;

/** Whether an office over countries reaches one: whoever holds it moderates there, and elsewhere is a member like others. */
export const moderatesIn = (by: Omit<Moderator, 'uid'> | null, countryFid: number): boolean =>
  by !== null && mayModerate(by) && (moderatesEverywhere(by) || by.countryFid === countryFid);

/** The level up to which somebody reads what stands in a country. */
export const accessIn = (
  { readaccess, office }: { readaccess: number; office: CountryOffice | null },
  countryFid: number,
): number => (office !== null && moderatesIn(office, countryFid) ? office.access : readaccess);

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
  return moderatesIn(by, member.countryFid) ? undefined : 'moderation.other_country';
}

/** Why a sanction that stands may not be changed: what an operator decided is for operators to undo. */
export function mayChange(by: InGroup, imposedBy: InGroup | undefined): RefusalName | undefined {
  const over = imposedBy?.groupid === operatorGroup && by.groupid !== operatorGroup;
  return over ? 'moderation.operators_sanction' : undefined;
}
