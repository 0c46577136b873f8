import { groupRoles } from '../../contract/domains/groups/limits.ts';
import { fansAmong } from '../domains/follows/index.ts';
import { findGroup, joinedAmong } from '../domains/groups/index.ts';
import { membersByIds } from '../domains/members/index.ts';
import { clearRoom, isSaid, writeSystemMessage } from '../domains/messages/index.ts';
import type { RoomsDeps } from '../domains/rooms/index.ts';

/** What rooms ask of domains that stand above or beside them. */
export const roomPorts: Pick<
  RoomsDeps,
  'fansAmong' | 'threadGroups' | 'writeSystemMessage' | 'clearMessages' | 'isSaid'
> = {
  fansAmong,
  threadGroups: {
    roleIn: async (db, groupid, uid) => {
      const role = (await joinedAmong(db, uid, [groupid])).get(groupid);
      return role === undefined ? undefined : groupRoles[role];
    },
    ownerOf: async (db, groupid) => (await findGroup(db, groupid))?.owner_uid,
  },
  writeSystemMessage: writeSystemMessage(membersByIds),
  clearMessages: clearRoom,
  isSaid,
};
