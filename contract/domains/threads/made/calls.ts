// Made by `npm run lists` of what the domains declare: change it there.
import { draftsCalls } from '../drafts/calls.ts';
import { followingCalls } from '../following/calls.ts';
import { forwardCalls } from '../kinds/forward/calls.ts';
import { photoCalls } from '../kinds/photo/calls.ts';
import { pollCalls } from '../kinds/poll/calls.ts';
import { videoCalls } from '../kinds/video/calls.ts';
import { goodsCalls } from '../traits/goods/calls.ts';
import { groupCalls } from '../traits/group/calls.ts';
import { hiddenCalls } from '../traits/hidden/calls.ts';
import { topicCalls } from '../traits/topic/calls.ts';

export const threadsRoomCalls = {
  ...draftsCalls,
  ...followingCalls,
  ...forwardCalls,
  ...photoCalls,
  ...pollCalls,
  ...videoCalls,
  ...goodsCalls,
  ...groupCalls,
  ...hiddenCalls,
  ...topicCalls,
} as const;
