import { faceCalls } from './face-calls.ts';
import { groupCalls } from './group-calls.ts';

export const roomsCalls = { ...groupCalls, ...faceCalls } as const;
