import { boardCalls } from './board-calls.ts';
import { threadsRoomCalls } from './made/calls.ts';
import { manageCalls } from './manage-calls.ts';
import { memberCalls } from './member-calls.ts';
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
  ...threadsRoomCalls,
} as const;
