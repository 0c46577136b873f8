import type { GroupRole } from '../../../contract/domains/groups/limits.ts';
import { type RoomRole, reviewRules, roomLimits, roomRoles } from '../../../contract/domains/rooms/limits.ts';
import type { RoomCan } from '../../../contract/domains/rooms/shapes.ts';
import type { RefusalName } from '../../../contract/refusals.ts';
import { type Silence, silenceOf } from '../moderation/index.ts';

/** Roles as they are stored (R-CHT-027). */
export const roles = { Member: 0, Admin: 1, owner: 2 } as const satisfies Record<RoomRole, number>;
export type Role = (typeof roles)[RoomRole];

/** How one becomes a member, as it is stored. */
export const options = { inviteOnly: 0, needPermission: 1, freeAccess: 2 } as const;

/** Which messages wait, by how one joins, until the admins say otherwise: where one asks, each member's first. */
export const reviewFor = (option: number): number =>
  reviewRules.indexOf(option === options.needPermission ? 'first' : 'none');

/** A member's role by its name; empty for who is not in the group. */
export const roleNameOf = (role: number | undefined): RoomRole | '' =>
  role === undefined ? '' : (roomRoles[role] ?? '');

/** Roles in a group of threads, which are those of its room. */
export const roleOfThreads: Record<GroupRole, Role> = { member: roles.Member, admin: roles.Admin, owner: roles.owner };

type Verdict = RefusalName | undefined;

/** What is looked at of a group. */
export interface JudgedRoom {
  join_option: number;
  thread_group: number;
  member_count: number;
}

/** How somebody stands who is not in a group. */
export interface AtDoor {
  asked: boolean;
  invited: boolean;
  /** They are in the group of threads whose members it has. */
  inThreadGroup: boolean;
}

const outside: AtDoor = { asked: false, invited: false, inThreadGroup: false };

const isHead = (role: number | undefined): boolean => role === roles.Admin || role === roles.owner;

/** Whether a group is there for who stands at its door. */
const isOpenTo = ({ thread_group, join_option }: JudgedRoom, { invited, inThreadGroup }: AtDoor): boolean =>
  thread_group > 0 ? inThreadGroup : join_option !== options.inviteOnly || invited;

/** Who may do what: the one table of groups. */
const table: Record<keyof RoomCan, (role: number | undefined, room: JudgedRoom, door: AtDoor) => boolean> = {
  join: (role, room, door) =>
    role === undefined && !door.asked && isOpenTo(room, door) && room.member_count < roomLimits.membersMax,
  /** In a group that anyone joins each member asks others in; elsewhere those who decide. */
  add: (role, { join_option, thread_group }) =>
    role !== undefined && thread_group === 0 && (isHead(role) || join_option === options.freeAccess),
  edit: isHead,
  manage: isHead,
  /** Of a group of threads the roles are its own. */
  own: (role, { thread_group }) => role === roles.owner && thread_group === 0,
  quit: (role) => role !== undefined && role !== roles.owner,
  delete: (role) => role === roles.owner,
};

/** Whether somebody may do one thing. */
const can = (act: keyof RoomCan, role: number | undefined, room: JudgedRoom, door = outside): boolean =>
  table[act](role, room, door);

/** What somebody may do in a group, as answers say it. */
export const roomCanOf = (role: number | undefined, room: JudgedRoom, door = outside): RoomCan =>
  Object.fromEntries(
    (Object.keys(table) as (keyof RoomCan)[]).map((act) => [act, can(act, role, room, door) ? 1 : 0]),
  ) as RoomCan;

/**
 * A group of invitations is unknown to who is neither in it nor asked in, and the room of a group of threads to who is
 * not in that.
 */
export const maySee = (role: number | undefined, room: JudgedRoom, door = outside): boolean =>
  role !== undefined || isOpenTo(room, door);

/** Whether somebody may do what changes a group, or those in it. */
export const mayAct = (
  act: 'add' | 'edit' | 'manage' | 'own' | 'delete',
  role: number | undefined,
  room: JudgedRoom,
) => (can(act, role, room) ? undefined : ('rooms.not_theirs' as const));

/** Who does something to a member of a group, and to whom. */
interface Touch {
  by: number | undefined;
  /** The other one's role, undefined where they are not in it. */
  of: number | undefined;
  isSelf: boolean;
}

/** Admins mute and remove members, the owner admins as well; nobody does it to the owner. */
export function mayTouch({ by, of, isSelf }: Touch): Verdict {
  if (!isHead(by)) return 'rooms.not_theirs';
  if (isSelf) return 'rooms.yourself';
  if (of === undefined) return 'rooms.no_member';
  if (of === roles.owner) return 'rooms.owner_stays';
  return by! > of ? undefined : 'rooms.not_theirs';
}

/** Nobody leaves a group without an owner. */
export const mayQuit = (role: number): Verdict => (role === roles.owner ? 'rooms.owner_stays' : undefined);

interface Speaker {
  groupid: number;
  verified: boolean;
  needsConsent: boolean;
}

const silences: Record<Silence, RefusalName> = {
  no_access: 'wire.no_access',
  muted: 'rooms.may_not_speak',
  unverified: 'rooms.unverified',
  needs_consent: 'rooms.needs_consent',
};

/** Who may write nothing makes no groups, joins none and adds nobody. */
export function mayWrite(speaker: Speaker): Verdict {
  const silence = silenceOf(speaker);
  return silence === undefined ? undefined : silences[silence];
}

/** Whether somebody who owns and is in so many groups may make another one. */
export function mayOwn({ owned, joined }: { owned: number; joined: number }): Verdict {
  return owned >= roomLimits.owned ? 'rooms.too_many_owned' : mayJoin(joined);
}

/** Whether somebody who is in so many groups may be in another one. */
export const mayJoin = (joined: number): Verdict => (joined >= roomLimits.joined ? 'rooms.too_many_joined' : undefined);

/** Whether so many more go into a group (R-CHT-042). */
export const mayHold = ({ member_count }: JudgedRoom, more: number): Verdict =>
  member_count + more > roomLimits.membersMax ? 'rooms.full' : undefined;

export interface Joining {
  door: AtDoor;
  /** They came by the link that is open now. */
  byLink: boolean;
  /** An admin removed them. */
  removed: boolean;
}

/** How a join ends: at once, by asking, or refused (R-CHT-005, R-CHT-006). */
export function joinOf(room: JudgedRoom, { door, byLink, removed }: Joining): 'enters' | 'asks' | RefusalName {
  if (room.thread_group > 0) return door.inThreadGroup ? (removed ? 'asks' : 'enters') : 'rooms.members_of_group';
  if (door.invited) return 'enters';
  if (room.join_option === options.inviteOnly && !byLink) return 'rooms.invite_only';
  if (removed) return 'asks';
  return byLink || room.join_option === options.freeAccess ? 'enters' : 'asks';
}

/** Notifications of a group begin off from so many members on, the one who comes counted. */
export const beginsQuiet = (members: number): boolean => members >= roomLimits.quietFrom;
