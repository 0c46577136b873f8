import { consoleCalls } from './console-calls.ts';
import { memberCalls } from './member-calls.ts';

export const operatorsCalls = { ...memberCalls, ...consoleCalls } as const;
