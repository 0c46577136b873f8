// Made by `npm run lists` of what the domains declare: change it there.
import { draftsRoom } from '../drafts/contributes.ts';
import { followingRoom } from '../following/contributes.ts';
import { bugRoom } from '../kinds/bug/contributes.ts';
import { forwardRoom } from '../kinds/forward/contributes.ts';
import { photoRoom } from '../kinds/photo/contributes.ts';
import { pollRoom } from '../kinds/poll/contributes.ts';
import { videoRoom } from '../kinds/video/contributes.ts';
import { goodsRoom } from '../traits/goods/contributes.ts';
import { groupRoom } from '../traits/group/contributes.ts';
import { hiddenRoom } from '../traits/hidden/contributes.ts';
import { prizeRoom } from '../traits/prize/contributes.ts';
import { topicRoom } from '../traits/topic/contributes.ts';

export const threadsRooms = [
  draftsRoom,
  followingRoom,
  bugRoom,
  forwardRoom,
  photoRoom,
  pollRoom,
  videoRoom,
  goodsRoom,
  groupRoom,
  hiddenRoom,
  prizeRoom,
  topicRoom,
] as const;
