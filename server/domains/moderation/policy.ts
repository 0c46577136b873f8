import { bannedGroup, operatorGroup, silencedGroup } from '../../../contract/primitives/access-limits.ts';
import { globalFid } from '../../../contract/primitives/countries.ts';
import type { RefusalName } from '../../../contract/refusals.ts';
import type { CountryOffice, HeldOffice } from '../../platform/context.ts';

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
  offices?: readonly HeldOffice[];
  /** The level up to which they read. */
  readaccess?: number;
}
type Officer = Omit<Moderator, 'uid'>;
type OfCountry = Pick<Moderator, 'groupid' | 'countryFid'>;

/** Where something stands: its country, board and topic; 0 or absent where it is in none. */
export interface Place {
  countryFid: number;
  typeid?: number;
  topid?: number;
  /** The level that its readers need. */
  readperm?: number;
}

/** Who looks after a board or a topic does so as far as they read it. */
const holds = (by: Officer, { readperm = 0 }: Place, isIt: (held: HeldOffice) => boolean): boolean =>
  readperm <= (by.readaccess ?? 0) && (by.offices ?? []).some(isIt);

/** Offices from the widest to the narrowest, and whether somebody's reaches a place: who moderates what (docs/features/moderation.md). */
const reaches = {
  /** Operators, and moderators of Global: everywhere. */
  everywhere: (by) => mayModerate(by) && (by.groupid === operatorGroup || by.countryFid === globalFid),
  /** Country moderators and moderators: in their country. */
  country: (by, { countryFid }) => mayModerate(by) && by.countryFid === countryFid,
  /** Who looks after a board: in that board of that country. */
  board: (by, at) =>
    holds(by, at, (held) => held.office === 'board' && held.place === at.typeid && held.countryFid === at.countryFid),
  /** Who looks after a topic: in it, wherever its threads stand. */
  topic: (by, at) => holds(by, at, (held) => held.office === 'topic' && held.place === at.topid),
} satisfies Record<string, (by: Officer, at: Place) => boolean>;
export type Office = keyof typeof reaches;
const offices = Object.keys(reaches) as Office[];

/** The widest office that somebody holds over a place. */
export const officeOver = (by: Officer | null, place: Place): Office | undefined =>
  by === null ? undefined : offices.find((office) => reaches[office](by, place));

/** Whether somebody moderates at all, be it one topic. */
export const holdsOffice = (by: Pick<Moderator, 'groupid' | 'offices'>): boolean =>
  mayModerate(by) || (by.offices ?? []).length > 0;

/** Whether an office over countries reaches one: whoever holds it moderates there, and elsewhere is a member like others. */
export const moderatesIn = (by: OfCountry | null, countryFid: number): boolean =>
  by !== null && (reaches.everywhere(by) || reaches.country(by, { countryFid }));

/** The country that somebody moderates, null for every one. */
export const placeModerated = (by: OfCountry): number | null => (reaches.everywhere(by) ? null : by.countryFid);

/**
 * Whether who shared an address with somebody may be named to a moderator: accounts of other countries, and those that hold an
 * office, are counted alone.
 */
export const mayBeNamed = (by: OfCountry, member: OfCountry): boolean =>
  reaches.everywhere(by) ||
  (!mayModerate(member) && (member.countryFid === by.countryFid || member.countryFid === globalFid));

/** The level up to which somebody reads what stands in a country. */
export const accessIn = (
  { readaccess, office }: { readaccess: number; office: CountryOffice | null },
  countryFid: number,
): number => (office !== null && moderatesIn(office, countryFid) ? office.access : readaccess);

/** A member as a moderator judges one: the group is the office or level, whatever the sanctions. */
interface JudgedMember extends InGroup {
  uid: number;
  countryFid: number;
}

/**
 * Why somebody may not ban a member, or free one. Operators are out of everybody's reach; an operator reaches all
 * others, country moderators and moderators the plain members of their own country, or of all where they serve Global.
 */
export function mayBan(by: Moderator, member: JudgedMember): RefusalName | undefined {
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
