import { draftRoom } from './drafts/contributes.ts';
import { followingRoom } from './following/contributes.ts';
import { giftRoom } from './gifts/contributes.ts';
import { goodsRoom } from './goods/contributes.ts';
import { groupedRoom } from './grouped/contributes.ts';
import { hiddenRoom } from './hidden/contributes.ts';
import { inTopicRoom } from './in-topics/contributes.ts';
import { forwardRoom } from './kinds/forward/contributes.ts';
import { pollRoom } from './kinds/poll/contributes.ts';
import { videoRoom } from './kinds/video/contributes.ts';
import type { RoomDeps } from './room.ts';

const rooms = [
  hiddenRoom,
  giftRoom,
  draftRoom,
  goodsRoom,
  groupedRoom,
  inTopicRoom,
  followingRoom,
  pollRoom,
  videoRoom,
  forwardRoom,
] as const;

/** Every room of threads, and what its kinds bring beside, joined by the manifest. */
export const openRooms = (deps: RoomDeps) => rooms.map((room) => room(deps));
