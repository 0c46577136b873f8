import type { RoomMember, RoomProfile } from '../../../contract/domains/rooms/shapes.ts';

/** What the reader may decide over a member of a role: the owner over all, admins over plain members. */
export function touches({ can, role: own }: Pick<RoomProfile, 'can' | 'role'>, role: RoomMember['role']) {
  const isOwner = can.own === 1;
  const isOther = role !== 'owner';
  return {
    admin: isOwner && isOther,
    owner: isOwner && isOther,
    touch: can.manage === 1 && isOther && (own === 'owner' || role === 'Member'),
  };
}
