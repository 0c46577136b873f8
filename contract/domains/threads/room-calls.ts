import { appealingCalls } from './appealing/calls.ts';
import { draftCalls } from './drafts/calls.ts';
import { followingCalls } from './following/calls.ts';
import { goodsCalls } from './goods/calls.ts';
import { groupedCalls } from './grouped/calls.ts';
import { heldCalls } from './held/calls.ts';
import { hiddenCalls } from './hidden/calls.ts';
import { historyCalls } from './history/calls.ts';
import { inTopicCalls } from './in-topics/calls.ts';
import { kindCalls } from './kind-parts.ts';
import { moderatingCalls } from './moderating/calls.ts';

/** The calls of the rooms of threads, and of its kinds. */
export const roomCalls = {
  ...moderatingCalls,
  ...appealingCalls,
  ...draftCalls,
  ...goodsCalls,
  ...heldCalls,
  ...groupedCalls,
  ...hiddenCalls,
  ...historyCalls,
  ...inTopicCalls,
  ...followingCalls,
  ...kindCalls,
} as const;
