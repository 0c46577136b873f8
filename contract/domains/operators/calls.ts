import { consoleCalls } from './console-calls.ts';
import { memberCalls } from './member-calls.ts';
import { moneyCalls } from './money-calls.ts';

export const operatorsCalls = { ...memberCalls, ...consoleCalls, ...moneyCalls } as const;
