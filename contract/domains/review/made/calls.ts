// Made by `npm run lists` of what the domains declare: change it there.
import { appealingCalls } from '../appealing/calls.ts';
import { heldCalls } from '../held/calls.ts';
import { historyCalls } from '../history/calls.ts';
import { inGroupsCalls } from '../in-groups/calls.ts';
import { moderatingCalls } from '../moderating/calls.ts';
import { reportsCalls } from '../reports/calls.ts';

export const reviewRoomCalls = {
  ...appealingCalls,
  ...heldCalls,
  ...historyCalls,
  ...inGroupsCalls,
  ...moderatingCalls,
  ...reportsCalls,
} as const;
