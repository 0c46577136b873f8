import { countryOfFid } from '../../contract/primitives/countries.ts';
import type { DecInfo } from './avatar.ts';
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

/** Whoever is gone belongs to no group, and has no page to lead to. */
export const isGone = ({ group }: Pick<Authorship, 'group'>): boolean => group.grouptitle === '';

export function personOf(row: Authorship): Person {
  const { groupid, grouptitle, iscreator } = row.group;
  return {
    uid: isGone(row) ? 0 : row.authorid,
    name: row.author,
    country: countryOfFid(row.country_fid)?.code ?? 'global',
    info: row.decInfo ?? row.avatar,
    certified: row.certify === 1,
    group: grouptitle ? { title: grouptitle, tone: iscreator ? 'value' : groupTone(groupid) } : undefined,
  };
}
