import type { Actor } from '../../../platform/context.ts';
import { mayModerate } from '../../moderation/index.ts';

/** The last of the groups that are an office. */
const lastOffice = 3;
/** The group of a guest, which has no member. */
export const guestGroup = 7;
/** Group of a new member: level 1. */
export const newMemberGroup = 10;

/** Level from which threads may be read: a thread's `readperm` above it hides it (DECISIONS "groups"). */
export function readaccessOf(groupid: number): number {
  if (groupid === 1) return 255;
  if (groupid === 2) return 200;
  if (groupid === 3) return 150;
  if (groupid >= 10 && groupid <= 19) return (groupid - 9) * 10;
  // Who may not speak still reads as a new member; no access, no reading beyond what is open to all.
  return groupid === 4 ? 10 : groupid === guestGroup ? 1 : 0;
}

/** Text id of a group's title. */
export const groupTitleId = (groupid: number): string => `members.group.${groupid}`;

/** Creator status goes before the level on a badge, an office or a sanction before creator status. */
export const showsAsCreator = (groupid: number, isCreator: boolean): boolean => isCreator && groupid >= newMemberGroup;

/** Text id of the badge beside a member's name. */
export const badgeTitleId = (groupid: number, isCreator: boolean): string =>
  showsAsCreator(groupid, isCreator) ? 'members.group.creator' : groupTitleId(groupid);

interface Level {
  groupid: number;
  level_groupid: number;
}

/** The level of a member, also under an office. */
export const levelOf = ({ groupid, level_groupid }: Level): number =>
  groupid >= newMemberGroup ? groupid : level_groupid;

/** How far somebody reads: by their level everywhere, and by an office where it reaches. */
export const readingOf = (member: Level & { country_fid: number }): Pick<Actor, 'readaccess' | 'office'> => ({
  readaccess: readaccessOf(mayModerate(member) ? member.level_groupid : member.groupid),
  office: mayModerate(member)
    ? { groupid: member.groupid, countryFid: member.country_fid, access: readaccessOf(member.groupid) }
    : null,
});

/** The office that a group is; 0 for none. */
export const officeOf = (groupid: number): number => (groupid <= lastOffice ? groupid : 0);

/** The group once an office is given, or withdrawn (0). */
export const groupAfter = (office: number, member: Level): number => (office === 0 ? levelOf(member) : office);
