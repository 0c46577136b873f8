// Made by `npm run lists` of what the domains declare: change it there.
import { draftsRoom } from '../drafts/room.ts';
import { followingRoom } from '../following/room.ts';
import { activityRoom } from '../traits/activity/room.ts';
import { authorOnlyRoom } from '../traits/author-only/room.ts';
import { goodsRoom } from '../traits/goods/room.ts';
import { hiddenRoom } from '../traits/hidden/room.ts';
import { prizeRoom } from '../traits/prize/room.ts';
import { readLevelRoom } from '../traits/read-level/room.ts';
import { storyRoom } from '../traits/story/room.ts';
import { topicRoom } from '../traits/topic/room.ts';

export const threadsNames = [
  draftsRoom,
  followingRoom,
  activityRoom,
  authorOnlyRoom,
  goodsRoom,
  hiddenRoom,
  prizeRoom,
  readLevelRoom,
  storyRoom,
  topicRoom,
] as const;
