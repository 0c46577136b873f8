import { appealingCalls } from './appealing/calls.ts';
import { heldCalls } from './held/calls.ts';
import { historyCalls } from './history/calls.ts';
import { inGroupCalls } from './in-groups/calls.ts';
import { moderatingCalls } from './moderating/calls.ts';

export const reviewCalls = {
  ...moderatingCalls,
  ...heldCalls,
  ...appealingCalls,
  ...historyCalls,
  ...inGroupCalls,
} as const;
