import { appealingRoom } from './appealing/contributes.ts';
import { draftRoom } from './drafts/contributes.ts';
import { followingRoom } from './following/contributes.ts';
import { giftRoom } from './gifts/contributes.ts';
import { goodsRoom } from './goods/contributes.ts';
import { groupedRoom } from './grouped/contributes.ts';
import { heldRoom } from './held/contributes.ts';
import { hiddenRoom } from './hidden/contributes.ts';
import { historyRoom } from './history/contributes.ts';
import { inTopicRoom } from './in-topics/contributes.ts';
import { forwardRoom } from './kinds/forward/contributes.ts';
import { pollRoom } from './kinds/poll/contributes.ts';
import { videoRoom } from './kinds/video/contributes.ts';
import { moderatingRoom } from './moderating/contributes.ts';
import type { RoomDeps } from './room.ts';

const rooms = [
  moderatingRoom,
  appealingRoom,
  hiddenRoom,
  giftRoom,
  draftRoom,
  goodsRoom,
  heldRoom,
  groupedRoom,
  historyRoom,
  inTopicRoom,
  followingRoom,
  pollRoom,
  videoRoom,
  forwardRoom,
] as const;

/** Every room of threads, and what its kinds bring beside, joined by the manifest. */
export const openRooms = (deps: RoomDeps) => rooms.map((room) => room(deps));
