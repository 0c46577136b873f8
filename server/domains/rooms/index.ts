export { answerInvitation } from './actions/answer-invitation.ts';
export { type CreateDeps, makeGroup as createGroup } from './actions/create-group.ts';
export { endRoomOf, removeFromRoomOf, setRoleInRoomOf } from './actions/follow-thread-group.ts';
export type { RoomPeople, RoomsDeps, SystemWord, ThreadGroups } from './deps.ts';
export { roomsPartitions } from './partitions.ts';
export { type AtDoor, type JudgedRoom, maySee, roleNameOf, roles, roomCanOf } from './policy.ts';
export { faceOf, linkOf, presentRoom } from './present.ts';
export { type Invitation, invitationsOf } from './reads/invitations-of.ts';
export { countInvitations } from './sql/door.ts';
export { noteInGroup, noteInPair, takeNumber } from './sql/numbers.ts';
export {
  countBegun,
  insertPair,
  lockBeginning,
  lockPair,
  type PairPlace,
  placeIn,
  placeWith,
} from './sql/pairs.ts';
export {
  countPinned,
  type GroupPlace,
  groupPlaceOf,
  groupPlacesOf,
  headsOf,
  inGroup,
  knownTo,
  lockPinning,
  lockPlaces,
  lockSender,
  type NameCard,
  nameCardsOf,
  peersOf,
  placesIn,
  setApproved,
  setHidden,
  setMuted,
  setPinned,
  setRead,
  setRequest,
  takeDownPin,
} from './sql/places.ts';
export { findRoom, lockRoom, type Room, roomsByIds } from './sql/rooms.ts';
export { roomTag } from './tags.ts';
