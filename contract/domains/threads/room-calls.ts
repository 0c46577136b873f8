import { draftCalls } from './drafts/calls.ts';
import { followingCalls } from './following/calls.ts';
import { goodsCalls } from './goods/calls.ts';
import { groupedCalls } from './grouped/calls.ts';
import { hiddenCalls } from './hidden/calls.ts';
import { inTopicCalls } from './in-topics/calls.ts';
import { kindCalls } from './kind-parts.ts';

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
