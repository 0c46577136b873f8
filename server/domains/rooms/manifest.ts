import type { roomsCalls } from '../../../contract/domains/rooms/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { hourly } from '../../platform/jobs/cron-line.ts';
import { createWordLists } from '../moderation/index.ts';
import { addMembers } from './actions/add-members.ts';
import { announce } from './actions/announce.ts';
import { answerRequest } from './actions/answer-request.ts';
import { cancelRequest } from './actions/cancel-request.ts';
import { createGroup } from './actions/create-group.ts';
import { deleteRoom } from './actions/delete-room.ts';
import { editRoom } from './actions/edit-room.ts';
import { appendMember, deleteGroup, kickMember, quitGroup } from './actions/group-messages.ts';
import { handOver } from './actions/hand-over.ts';
import { inviteLink } from './actions/invite-link.ts';
import { joinGroup } from './actions/join-group.ts';
import { joinRoom } from './actions/join-room.ts';
import { muteMember } from './actions/mute-member.ts';
import { nameCard } from './actions/name-card.ts';
import { permission } from './actions/permission.ts';
import { pinMessage } from './actions/pin-message.ts';
import { quitRoom } from './actions/quit-room.ts';
import { remind } from './actions/remind.ts';
import { removeMember } from './actions/remove-member.ts';
import { setAdmin } from './actions/set-admin.ts';
import type { RoomsDeps } from './deps.ts';
import { clearDeleted } from './jobs/clear-deleted.ts';
import { roomsNotices } from './notices.ts';
import { roomsPersonalData, roomsTables } from './personal-data.ts';
import { followed } from './reads/followed.ts';
import { group } from './reads/group.ts';
import { home } from './reads/home.ts';
import { memberList } from './reads/member-list.ts';
import { members } from './reads/members.ts';
import { recommended } from './reads/recommended.ts';
import { requests } from './reads/requests.ts';
import { roomsReferences } from './references.ts';

/** What the rooms domain binds. */
export function createRooms(deps: RoomsDeps): DomainParts<keyof typeof roomsCalls> {
  const worded = { ...deps, wordLists: createWordLists(deps.tags) };
  return {
    domain: 'rooms',
    tables: roomsTables,
    references: roomsReferences,
    personalData: roomsPersonalData,
    notices: roomsNotices,
    tasks: { 'rooms.clear-deleted': () => clearDeleted(deps) },
    cron: [{ task: 'rooms.clear-deleted', match: '27 * * * *', promise: hourly }],
    handlers: {
      'rooms.group': group(deps),
      'rooms.home': home(deps),
      'rooms.members': members(deps),
      'rooms.requests': requests(deps),
      'rooms.create': createGroup(worded),
      'rooms.join': joinRoom(deps),
      'rooms.cancel': cancelRequest,
      'rooms.answer': answerRequest,
      'rooms.add': addMembers(deps),
      'rooms.invite': inviteLink,
      'rooms.quit': quitRoom,
      'rooms.edit': editRoom(worded),
      'rooms.mute-member': muteMember,
      'rooms.set-admin': setAdmin,
      'rooms.remove': removeMember,
      'rooms.hand-over': handOver(deps),
      'rooms.name-card': nameCard(worded),
      'rooms.announce': announce(deps),
      'rooms.pin-message': pinMessage(deps),
      'rooms.delete': deleteRoom,
      'rooms.join-group': joinGroup(deps),
      'rooms.remind': remind,
      'rooms.permission': permission,
      'rooms.recommended': recommended(deps),
      'rooms.followed': followed(deps),
      'rooms.member-list': memberList(deps),
      'rooms.append-member': appendMember(deps),
      'rooms.kick-member': kickMember,
      'rooms.quit-group': quitGroup,
      'rooms.delete-group': deleteGroup,
    },
  };
}
