import { draftRoom } from './drafts/contributes.ts';
import { followingRoom } from './following/contributes.ts';
import { giftRoom } from './gifts/contributes.ts';
import { forwardRoom } from './kinds/forward/contributes.ts';
import { pollRoom } from './kinds/poll/contributes.ts';
import { videoRoom } from './kinds/video/contributes.ts';
import type { RoomDeps } from './room.ts';
import { goodsRoom } from './traits/goods/contributes.ts';
import { groupedRoom } from './traits/group/contributes.ts';
import { hiddenRoom } from './traits/hidden/contributes.ts';
import { inTopicRoom } from './traits/topic/contributes.ts';

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
