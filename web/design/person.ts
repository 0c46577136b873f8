import { type CountryCode, countryOfFid } from '../../contract/primitives/countries.ts';
import { type DecInfo, plainPortrait } from './avatar.ts';
import { groupTone, type Person } from './UserChip.tsx';

/** How the contract's rows name who wrote them. */
export interface Authorship {
  author: string;
  authorid: number;
  avatar: DecInfo;
  group: { groupid: number; grouptitle: string; iscreator: 0 | 1 };
  country_fid: number;
  certify: 0 | 1;
  /** Replies carry picture and decoration here (R-PST-024). */
  decInfo?: DecInfo;
}

/** The country of a member's board, or none in particular. */
export const countryCodeOf = (fid: number): CountryCode => countryOfFid(fid)?.code ?? 'global';

/** Whoever is gone belongs to no group, and has no page to lead to. */
export const isGone = ({ group }: Pick<Authorship, 'group'>): boolean => group.grouptitle === '';

/** Groups from here on are levels. */
const firstLevel = 10;

export function personOf(row: Authorship): Person {
  const { groupid, grouptitle, iscreator } = row.group;
  return {
    uid: isGone(row) ? 0 : row.authorid,
    name: row.author,
    country: countryCodeOf(row.country_fid),
    info: row.decInfo ?? row.avatar,
    certified: row.certify === 1,
    group: grouptitle
      ? {
          title: grouptitle,
          tone: iscreator ? 'value' : groupTone(groupid),
          isLevel: !iscreator && groupid >= firstLevel,
        }
      : undefined,
  };
}

/** How lists name a member. */
interface Listed {
  uid: number;
  username: string;
  avatar: string;
  country_fid: number;
}

/** A member of a list; narrow rows show no badge. */
export const personListed = ({ uid, username, avatar, country_fid }: Listed): Person => ({
  uid,
  name: username,
  country: countryCodeOf(country_fid),
  info: plainPortrait(avatar),
});
