import { appealingCalls } from './appealing/calls.ts';
import { boardCalls } from './board-calls.ts';
import { draftCalls } from './drafts/calls.ts';
import { goodsCalls } from './goods/calls.ts';
import { groupedCalls } from './grouped/calls.ts';
import { heldCalls } from './held/calls.ts';
import { hiddenCalls } from './hidden/calls.ts';
import { historyCalls } from './history/calls.ts';
import { inTopicCalls } from './in-topics/calls.ts';
import { kindCalls } from './kind-parts.ts';
import { manageCalls } from './manage-calls.ts';
import { memberCalls } from './member-calls.ts';
import { moderatingCalls } from './moderating/calls.ts';
import { readCalls } from './read-calls.ts';
import { rewardCalls } from './reward-calls.ts';
import { writeCalls } from './write-calls.ts';

export const threadsCalls = {
  ...readCalls,
  ...boardCalls,
  ...writeCalls,
  ...manageCalls,
  ...memberCalls,
  ...rewardCalls,
  ...moderatingCalls,
  ...appealingCalls,
  ...draftCalls,
  ...goodsCalls,
  ...heldCalls,
  ...groupedCalls,
  ...hiddenCalls,
  ...historyCalls,
  ...inTopicCalls,
  ...kindCalls,
} as const;
