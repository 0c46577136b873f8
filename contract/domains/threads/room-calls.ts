import { draftCalls } from './drafts/calls.ts';
import { followingCalls } from './following/calls.ts';
import { kindCalls } from './kind-parts.ts';
import { goodsCalls } from './traits/goods/calls.ts';
import { groupedCalls } from './traits/group/calls.ts';
import { hiddenCalls } from './traits/hidden/calls.ts';
import { inTopicCalls } from './traits/topic/calls.ts';

/** The calls of the rooms of threads, and of its kinds. */
export const roomCalls = {
  ...draftCalls,
  ...goodsCalls,
  ...groupedCalls,
  ...hiddenCalls,
  ...inTopicCalls,
  ...followingCalls,
  ...kindCalls,
} as const;
