// Made by `npm run lists` of what the domains declare: change it there.
import { draftsRoom } from '../domains/threads/drafts/room.ts';
import { followingRoom } from '../domains/threads/following/room.ts';
import { activityRoom } from '../domains/threads/traits/activity/room.ts';
import { authorOnlyRoom } from '../domains/threads/traits/author-only/room.ts';
import { goodsRoom } from '../domains/threads/traits/goods/room.ts';
import { hiddenRoom } from '../domains/threads/traits/hidden/room.ts';
import { readLevelRoom } from '../domains/threads/traits/read-level/room.ts';
import { storyRoom } from '../domains/threads/traits/story/room.ts';
import { topicRoom } from '../domains/threads/traits/topic/room.ts';

export const threadRooms = [
  draftsRoom,
  followingRoom,
  activityRoom,
  authorOnlyRoom,
  goodsRoom,
  hiddenRoom,
  readLevelRoom,
  storyRoom,
  topicRoom,
] as const;
