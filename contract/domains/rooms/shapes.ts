import { z } from 'zod';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { joinOptions, reviewRules, roomRoles } from './limits.ts';

const role = z.enum(['', ...roomRoles]);

/** What the caller may do in a group. */
export const roomCan = z.object({
  join: flag,
  add: flag,
  edit: flag,
  /** Requests, messages that wait, muting, removing, pinning, the link. */
  manage: flag,
  /** Admins, handing over. */
  own: flag,
  quit: flag,
  delete: flag,
});
export type RoomCan = z.output<typeof roomCan>;

/** A group in a list (D2 §3 "Group profile"). */
export const roomRow = z.object({
  groupID: id,
  conversationID: z.string(),
  name: z.string(),
  /** Address of its picture, empty where it has none. */
  faceUrl: z.string(),
  joinOption: z.enum(joinOptions),
  memberCount: count,
  /** Empty for who is not in it. */
  role,
  /** `asked`: the caller waits to be taken in; `invited`: somebody asked them in. */
  standing: z.enum(['', 'asked', 'invited']),
  notice: z.string(),
  topid: id,
  fid: id,
  /** The group of threads whose members it has; 0 for none. */
  threadGroup: id,
});
export type RoomRow = z.output<typeof roomRow>;

/** Somebody in a group or before its door. */
const person = { uid: id, username: z.string(), avatar: z.string(), country_fid: id };

export const roomMember = z.object({
  ...person,
  role: z.enum(roomRoles),
  nameCard: z.string(),
  /** Until when they only read here; 0 where they write. */
  mutedUntil: dateline,
  joinedAt: dateline,
});
export type RoomMember = z.output<typeof roomMember>;

export const roomRequest = z.object({ ...person, applyMessage: z.string(), dateline });
export type RoomRequest = z.output<typeof roomRequest>;

export const roomProfile = roomRow.extend({
  nameCard: z.string(),
  owner: z.object(person).nullable(),
  country_fid: id,
  aid: id,
  review: z.enum(reviewRules),
  /** Only the owner and admins write. */
  announce: flag,
  /** The number of the pinned message; 0 for none. */
  pinnedID: id,
  muted: flag,
  /** Until when the caller only reads here; 0 where they write. */
  mutedUntil: dateline,
  /** Who waits to be taken in, for those who decide. */
  waiting: count,
  /** The path of the link by which anyone joins, for those who may end it; empty where there is none. */
  link: z.string(),
  can: roomCan,
});
export type RoomProfile = z.output<typeof roomProfile>;
