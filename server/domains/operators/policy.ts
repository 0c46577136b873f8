import { globalFid } from '../../../contract/primitives/countries.ts';
import type { RefusalName } from '../../../contract/refusals.ts';

interface Moderator {
  uid: number;
  groupid: number;
  countryFid: number;
}

interface Member {
  uid: number;
  /** Office or level, whatever the sanctions. */
  ownGroupid: number;
  countryFid: number;
}

const operator = 1;
const lastOffice = 3;

/**
 * Why a moderator may not ban a member, or free one. Operators are out of everybody's reach; an operator reaches all
 * others, country moderators and moderators the plain members of their own country, or of all where they serve Global.
 */
export function mayBan(by: Moderator, member: Member): RefusalName | undefined {
  if (member.uid === by.uid) return 'operators.yourself';
  if (member.ownGroupid === operator) return 'operators.is_operator';
  if (by.groupid === operator) return undefined;
  if (member.ownGroupid <= lastOffice) return 'operators.is_moderator';
  const near = by.countryFid === globalFid || by.countryFid === member.countryFid;
  return near ? undefined : 'operators.other_country';
}
