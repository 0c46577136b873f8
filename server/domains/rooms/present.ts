import type { Picture } from '../../../contract/domains/media/shapes.ts';
import { joinOptions, reviewRules } from '../../../contract/domains/rooms/limits.ts';
import type { RoomMember, RoomProfile, RoomRequest, RoomRow } from '../../../contract/domains/rooms/shapes.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { globalFid } from '../../../contract/primitives/countries.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { type MemberCard, shownName } from '../members/index.ts';
import { roleNameOf, roomCanOf } from './policy.ts';
import type { RequestRow } from './sql/door.ts';
import type { RoomPerson } from './sql/members.ts';
import type { GroupPlace } from './sql/places.ts';
import type { Room } from './sql/rooms.ts';

/** The path of a group's link; empty where it has none. */
export const linkOf = ({ room, link }: Pick<Room, 'room' | 'link'>): string =>
  link === null ? '' : `/message/groupdetail?plid=${room}&invite=${link}`;

/** Address of a group's picture, empty where it has none. */
export const faceOf = (picture: Picture | undefined): string =>
  picture ? `${picture.url}-${picture.widths[0]}.webp` : '';

/** What somebody is to a group. */
export interface ToRoom {
  role: number | undefined;
  asked: boolean;
  invited: boolean;
}

/** A group in a list. */
export const presentRoom = (room: Room, { role, asked, invited }: ToRoom, picture: Picture | undefined): RoomRow => ({
  groupID: room.room,
  conversationID: `GROUP${room.room}`,
  name: room.name,
  faceUrl: faceOf(picture),
  joinOption: joinOptions[room.join_option] ?? 'InviteOnly',
  memberCount: room.member_count,
  role: roleNameOf(role),
  standing: role === undefined ? (invited ? 'invited' : asked ? 'asked' : '') : '',
  notice: room.notice,
  topid: room.topid,
  fid: room.fid,
  threadGroup: room.thread_group,
});

interface ProfileScene {
  to: ToRoom & { inThreadGroup: boolean };
  /** The caller's place in it. */
  place: GroupPlace | undefined;
  picture: Picture | undefined;
  owner: MemberCard | undefined;
  waiting: number;
  locale: Language;
  now: Date;
}

/** A group as its own page shows it. */
export function presentProfile(
  room: Room,
  { to, place, picture, owner, waiting, locale, now }: ProfileScene,
): RoomProfile {
  const can = roomCanOf(to.role, room, to);
  return {
    ...presentRoom(room, to, picture),
    nameCard: place?.name_card ?? '',
    owner: room.owner_uid === 0 ? null : personOf(owner, room.owner_uid, locale),
    country_fid: room.country_fid,
    aid: room.aid,
    review: reviewRules[room.review] ?? 'none',
    announce: room.announce ? 1 : 0,
    pinnedID: room.pinned_id,
    muted: place?.muted ? 1 : 0,
    mutedUntil: silentUntil(place?.silent_until ?? null, now),
    waiting,
    link: can.manage === 1 ? linkOf(room) : '',
    can,
  };
}

/** A member as a group names them. */
export const personOf = (card: MemberCard | undefined, uid: number, locale: Language) => ({
  ...{ uid, username: shownName(card, locale), avatar: card?.avatar ?? '', country_fid: card?.countryFid ?? globalFid },
});

const silentUntil = (until: Date | null, now: Date): number =>
  until === null || until.getTime() <= now.getTime() ? 0 : unixSeconds(until);

/** A member in the list of a group's members. */
export const presentMember = (
  row: RoomPerson,
  card: MemberCard | undefined,
  { locale, now }: { locale: Language; now: Date },
): RoomMember => ({
  ...personOf(card, row.uid, locale),
  role: roleNameOf(row.role) || 'Member',
  nameCard: row.name_card,
  mutedUntil: silentUntil(row.silent_until, now),
  joinedAt: unixSeconds(row.joined_at),
});

/** Somebody who waits to be taken in, with their name and face (R-CHT-024). */
export const presentRequest = (row: RequestRow, card: MemberCard | undefined, locale: Language): RoomRequest => ({
  ...personOf(card, row.id, locale),
  applyMessage: row.message,
  dateline: unixSeconds(row.at),
});
