import { consoleCalls } from './console-calls.ts';
import { memberCalls } from './member-calls.ts';
import { moneyCalls } from './money-calls.ts';
import { officeCalls } from './office-calls.ts';

export const operatorsCalls = { ...memberCalls, ...officeCalls, ...consoleCalls, ...moneyCalls } as const;
